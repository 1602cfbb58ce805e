import type { Credential } from '@assay/contracts';
import type { AuditRepository, CredentialRepository } from '@assay/db';
import type { SecretBox } from '@assay/runtime';
import { secretContext } from './secret-context';
import { secretHint } from './secret-hint';

export type ReplaceSecretDeps = {
  readonly credentials: Pick<CredentialRepository, 'replaceSecret'>;
  readonly audit: AuditRepository;
  readonly secretBox: Pick<SecretBox, 'seal'>;
  readonly workspaceId: string;
};

/** Puts another secret in a credential's place; whatever names the credential uses it from its next call on. @throws {AppError} `credential.not_found` */
export async function replaceSecret(deps: ReplaceSecretDeps, id: string, secret: string): Promise<Credential> {
  const sealed = deps.secretBox.seal(secret, secretContext(deps.workspaceId, id));
  const credential = await deps.credentials.replaceSecret(id, sealed, secretHint(secret));
  const details = { name: credential.name };
  await deps.audit.record({ action: 'credential.secret_replaced', subjectType: 'credential', subjectId: id, details });
  return credential;
}
