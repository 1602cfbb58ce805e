import { isDeepStrictEqual } from 'node:util';
import { agentSchema, agentVersionSchema } from '@assay/contracts';
import { z } from 'zod';
import type { ApiClient } from '../api/api-client';
import type { Sample, SampleVersion } from './sample-file';

export type LoadedAgent = {
  readonly id: string;
  /** Numbers of the sample's versions, oldest first. */
  readonly versions: readonly number[];
};

async function findOrCreate(api: ApiClient, { name, description, versions }: Sample['agent']): Promise<string> {
  const found = (await api.list(agentSchema, '/agents')).find((agent) => agent.name === name);
  if (found !== undefined) return found.id;
  const body = { name, description, ...versions[0] };
  return (await api.send(agentSchema, { method: 'POST', path: '/agents', body })).id;
}

/** What of a configuration says which agent is asked; servers add defaults to the rest. */
function isVersion(stored: z.infer<typeof agentVersionSchema>, { connector, config }: SampleVersion): boolean {
  return (
    stored.connector === connector &&
    Object.entries(config).every(([key, value]) => isDeepStrictEqual(stored.config[key], value))
  );
}

/**
 * Makes the sample's agent and each of its versions, where they are missing.
 *
 * @param knownId - the agent's id where it is known already, whatever it is called by now
 */
export async function loadAgent(api: ApiClient, agent: Sample['agent'], knownId?: string): Promise<LoadedAgent> {
  const id = knownId ?? (await findOrCreate(api, agent));
  const stored = await api.get(z.array(agentVersionSchema), `/agents/${id}/versions`);
  const versions: number[] = [];
  for (const version of agent.versions) {
    const found = stored.find((candidate) => isVersion(candidate, version))?.number;
    versions.push(found ?? (await addVersion(api, id, version)));
  }
  return { id, versions };
}

async function addVersion(api: ApiClient, id: string, body: SampleVersion): Promise<number> {
  const { latestVersion } = await api.send(agentSchema, { method: 'PATCH', path: `/agents/${id}`, body });
  return latestVersion.number;
}
