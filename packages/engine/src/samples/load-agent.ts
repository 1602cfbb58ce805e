import type { Actor, AgentVersion } from '@assay/contracts';
import type { Engine } from '../engine';
import { stableJson } from '../stable-json';
import { findByName } from './find-by-name';
import type { Sample } from './sample';

export type LoadAgentDeps = { readonly agents: Engine['agents']; readonly actor: Actor };

type SampleVersion = Sample['agent']['versions'][number];
type LoadedAgent = { readonly id: string; readonly versions: readonly number[] };

/** Makes the sample's agent and each of its versions, where they are missing; versions come oldest first. */
export async function loadAgent({ agents, actor }: LoadAgentDeps, agent: Sample['agent']): Promise<LoadedAgent> {
  const { name, description, versions } = agent;
  const known = await findByName((page) => agents.list(actor, page), name);
  const { id } = known ?? (await agents.create(actor, { name, description, ...versions[0] }));
  const stored = await agents.listVersions(actor, id);
  const numbers: number[] = [];
  for (const version of versions) {
    const found = stored.find((candidate) => isVersion(candidate, version))?.number;
    numbers.push(found ?? (await agents.update(actor, id, version)).latestVersion.number);
  }
  return { id, versions: numbers };
}

/** What of a configuration says which agent is asked; connectors add defaults to the rest. */
function isVersion(stored: AgentVersion, { connector, config }: SampleVersion): boolean {
  return (
    stored.connector === connector &&
    Object.entries(config).every(([key, value]) => stableJson(stored.config[key]) === stableJson(value))
  );
}
