import { agentSchema, pageSchema } from '@assay/contracts';
import { apiQuery } from '../../data/api-query';

const agentPageSchema = pageSchema(agentSchema);

/** Agents, newest first. */
export function agentsQuery(text = '') {
  return apiQuery(agentPageSchema, '/agents', { text: text || null, limit: 200 });
}
