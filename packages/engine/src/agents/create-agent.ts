import type { Agent, CreateAgent } from '@assay/contracts';
import type { AgentRepository, AuditRepository } from '@assay/db';
import { type CheckConfigDeps, checkConfig } from './check-config';

export type CreateAgentDeps = CheckConfigDeps & {
  readonly agents: Pick<AgentRepository, 'create'>;
  readonly audit: AuditRepository;
};

/** Saves an agent with its first version. @throws {AppError} `agent.invalid_config` | `agent.unknown_connector` | `agent.name_taken` */
export async function createAgent(deps: CreateAgentDeps, input: CreateAgent): Promise<Agent> {
  const config = await checkConfig(deps, input.connector, input.config);
  const agent = await deps.agents.create({ ...input, config });
  const details = { name: agent.name, connector: input.connector };
  await deps.audit.record({ action: 'agent.created', subjectType: 'agent', subjectId: agent.id, details });
  return agent;
}
