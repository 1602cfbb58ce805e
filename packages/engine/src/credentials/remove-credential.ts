import { AppError } from '@assay/contracts';
import type { AgentRepository, AuditRepository, CredentialRepository } from '@assay/db';

export type RemoveCredentialDeps = {
  readonly credentials: Pick<CredentialRepository, 'get' | 'remove'>;
  readonly agents: Pick<AgentRepository, 'namesUsingCredential'>;
  readonly audit: AuditRepository;
};

/** Deletes a credential nothing uses. @throws {AppError} `credential.not_found`; `credential.in_use` naming the agents */
export async function removeCredential(deps: RemoveCredentialDeps, id: string): Promise<void> {
  const { name } = await deps.credentials.get(id);
  const agents = await deps.agents.namesUsingCredential(id);
  if (agents.length > 0) {
    throw new AppError('credential.in_use', `"${name}" is used by: ${agents.join(', ')}.`, {
      nextStep: 'Give those agents another credential first.',
      agents,
    });
  }
  await deps.credentials.remove(id);
  await deps.audit.record({
    action: 'credential.removed',
    subjectType: 'credential',
    subjectId: id,
    details: { name },
  });
}
