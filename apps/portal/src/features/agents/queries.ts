import { agentSchema, agentVersionSchema, pageSchema } from '@assay/contracts';
import { z } from 'zod';
import { apiQuery } from '../../data/api-query';
import { connectorSchema } from './connector';

const agentPageSchema = pageSchema(agentSchema);
const connectorsSchema = z.object({ items: z.array(connectorSchema).readonly() });
const versionsSchema = z.array(agentVersionSchema).readonly();

/** Agents, newest first; `text` is looked for in their names. */
export function agentsQuery(text = '') {
  return apiQuery(agentPageSchema, '/agents', { text: text || null, limit: 200 });
}

/** One agent at its latest version. */
export function agentQuery(id: string) {
  return apiQuery(agentSchema, `/agents/${encodeURIComponent(id)}`);
}

/** Versions of an agent, newest first. */
export function agentVersionsQuery(id: string) {
  return apiQuery(versionsSchema, `/agents/${encodeURIComponent(id)}/versions`);
}

/** Every way to reach an agent. */
export function connectorsQuery() {
  return apiQuery(connectorsSchema, '/connectors');
}
