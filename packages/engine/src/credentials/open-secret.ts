import type { CredentialRepository } from '@assay/db';
import type { SecretBox } from '@assay/runtime';
import { secretContext } from './secret-context';

export type OpenSecretDeps = {
  readonly credentials: Pick<CredentialRepository, 'readSealed'>;
  readonly secretBox: Pick<SecretBox, 'open'>;
  readonly workspaceId: string;
};

/** A credential's secret, for use and never for show. @throws {AppError} `credential.not_found` | `credential.unreadable` */
export async function openSecret(deps: OpenSecretDeps, credentialId: string): Promise<string> {
  const { sealed } = await deps.credentials.readSealed(credentialId);
  return deps.secretBox.open(sealed, secretContext(deps.workspaceId, credentialId));
}
