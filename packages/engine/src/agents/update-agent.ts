import type { Agent, UpdateAgent } from '@assay/contracts';
import type { AgentRepository, AuditRepository, NewAgentVersion } from '@assay/db';
import { stableJson } from '../stable-json';
import { type CheckConfigDeps, checkConfig } from './check-config';

export type UpdateAgentDeps = CheckConfigDeps & {
  readonly agents: Pick<AgentRepository, 'get' | 'update' | 'addVersion'>;
  readonly audit: AuditRepository;
};

/**
 * Changes an agent: another connector or other settings make its next version, equal ones make none; name and
 * description never do.
 *
 * @throws {AppError} `agent.not_found` | `agent.invalid_config` | `agent.unknown_connector` | `agent.name_taken`
 */
export async function updateAgent(deps: UpdateAgentDeps, id: string, changes: UpdateAgent): Promise<Agent> {
  const current = await deps.agents.get(id);
  const version = await changedVersion(deps, current, changes);
  let agent = current;
  const { name, description } = changes;
  if (name !== undefined || description !== undefined) {
    const words = { ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
    agent = await deps.agents.update(id, words);
  }
  if (version !== undefined) agent = await deps.agents.addVersion(id, version);
  const details = { name: agent.name, version: agent.latestVersion.number };
  await deps.audit.record({ action: 'agent.updated', subjectType: 'agent', subjectId: id, details });
  return agent;
}

async function changedVersion(
  deps: UpdateAgentDeps,
  { latestVersion }: Agent,
  changes: UpdateAgent,
): Promise<NewAgentVersion | undefined> {
  if (changes.connector === undefined && changes.config === undefined) return undefined;
  const connector = changes.connector ?? latestVersion.connector;
  const config = await checkConfig(deps, connector, changes.config ?? latestVersion.config);
  const isSame = connector === latestVersion.connector && stableJson(config) === stableJson(latestVersion.config);
  return isSame ? undefined : { connector, config, note: changes.note ?? '' };
}
