import type { AgentVersion, AskAgent } from '@assay/contracts';
import type { CredentialRepository } from '@assay/db';
import type { SecretBox } from '@assay/runtime';
import { openSecret } from '../credentials/open-secret';
import { credentialOf } from './credential-of';

/** How an agent is reached: the part of a version that asking it takes. */
export type AgentAddress = Pick<AgentVersion, 'connector' | 'config'>;

/** Makes the function that asks an agent, given the secret of the credential its settings name. */
export type AskAgentFor = (address: AgentAddress, secret: string | undefined) => AskAgent;

export type AskAgentOfDeps = {
  readonly credentials: Pick<CredentialRepository, 'readSealed'>;
  readonly secretBox: Pick<SecretBox, 'open'>;
  readonly askAgentFor: AskAgentFor;
  readonly workspaceId: string;
};

/** Readies an agent to be asked. @throws {AppError} `credential.not_found` | `credential.unreadable` */
export async function askAgentOf(deps: AskAgentOfDeps, address: AgentAddress): Promise<AskAgent> {
  const credentialId = credentialOf(address.config);
  const secret = credentialId === undefined ? undefined : await openSecret(deps, credentialId);
  return deps.askAgentFor({ connector: address.connector, config: address.config }, secret);
}
