import type { CreateCredential, Credential } from '@assay/contracts';
import type { AuditRepository, CredentialRepository } from '@assay/db';
import type { SecretBox } from '@assay/runtime';
import { secretContext } from './secret-context';
import { secretHint } from './secret-hint';

export type CreateCredentialDeps = {
  readonly credentials: Pick<CredentialRepository, 'create'>;
  readonly audit: AuditRepository;
  readonly secretBox: Pick<SecretBox, 'seal'>;
  readonly newId: () => string;
  readonly workspaceId: string;
};

/** Saves a secret, sealed; what comes back shows its last characters at most. @throws {AppError} `credential.name_taken` */
export async function createCredential(
  deps: CreateCredentialDeps,
  { name, kind, secret }: CreateCredential,
): Promise<Credential> {
  const id = deps.newId();
  const sealed = deps.secretBox.seal(secret, secretContext(deps.workspaceId, id));
  const credential = await deps.credentials.create({ id, name, kind, sealed, hint: secretHint(secret) });
  const details = { name, kind };
  await deps.audit.record({ action: 'credential.created', subjectType: 'credential', subjectId: id, details });
  return credential;
}
