import { isDeepStrictEqual } from 'node:util';
import { type AgentVersion, agentSchema, agentVersionSchema } from '@assay/contracts';
import { z } from 'zod';
import type { ApiClient } from '../api/api-client';

type Ports = { readonly from: number; readonly to: number };

/** The same settings with the agent at its new port; undefined for an agent elsewhere. */
function movedConfig({ config }: AgentVersion, { from, to }: Ports): AgentVersion['config'] | undefined {
  const { baseUrl } = config;
  const old = `http://127.0.0.1:${from}/`;
  if (typeof baseUrl !== 'string' || !baseUrl.startsWith(old)) return undefined;
  return { ...config, baseUrl: `http://127.0.0.1:${to}/${baseUrl.slice(old.length)}` };
}

/**
 * Gives the sample agent, which had to take another port, each of its versions at that port, where they are missing.
 * Answers their numbers, oldest first.
 */
export async function followPort(api: ApiClient, agentId: string, ports: Ports): Promise<number[]> {
  const stored = await api.get(z.array(agentVersionSchema), `/agents/${agentId}/versions`);
  const numbers: number[] = [];
  for (const version of stored.toReversed()) {
    const config = movedConfig(version, ports);
    if (config === undefined) continue;
    const twin = stored.find((other) => isDeepStrictEqual(other.config, config));
    numbers.push(twin?.number ?? (await addVersion(api, agentId, { ...version, config })));
  }
  return numbers;
}

async function addVersion(api: ApiClient, agentId: string, version: AgentVersion): Promise<number> {
  const { connector, config, note } = version;
  const body = { connector, config, note };
  const { latestVersion } = await api.send(agentSchema, { method: 'PATCH', path: `/agents/${agentId}`, body });
  return latestVersion.number;
}
