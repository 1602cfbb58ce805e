import { type Agent, type AgentVersion, connectorConfigSchema, connectorIdSchema } from '@assay/contracts';
import { z } from 'zod';
import { isoTime } from '../sql/row-fields';

/** A version as `agentVersionColumns` selects it. */
export const agentVersionRow = z.object({
  versionId: z.string(),
  number: z.number(),
  connector: connectorIdSchema,
  config: connectorConfigSchema,
  note: z.string(),
  versionCreatedAt: isoTime,
});

/** Columns of an agent version `v`. */
export const agentVersionColumns = `v.id AS "versionId", v.number, v.connector, v.config, v.note,
  v.created_at AS "versionCreatedAt"`;

/** An agent with its latest version, as `selectAgents` selects it. */
export const agentRow = agentVersionRow.extend({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  createdAt: isoTime,
  archivedAt: isoTime.nullable(),
});

/** Agents `a` with their latest version `v`. */
export const selectAgents = `SELECT a.id, a.name, a.description, a.created_at AS "createdAt",
    a.archived_at AS "archivedAt", ${agentVersionColumns}
  FROM agent a
  JOIN LATERAL (SELECT * FROM agent_version WHERE agent_id = a.id ORDER BY number DESC LIMIT 1) v ON true`;

/** The version as the contracts say it. */
export function toAgentVersion(row: z.infer<typeof agentVersionRow>): AgentVersion {
  const { versionId, number, connector, config, note, versionCreatedAt } = row;
  return { id: versionId, number, connector, config, note, createdAt: versionCreatedAt };
}

/** The agent as the contracts say it. */
export function toAgent(row: z.infer<typeof agentRow>): Agent {
  const { id, name, description, createdAt, archivedAt } = row;
  return { id, name, description, latestVersion: toAgentVersion(row), createdAt, archivedAt };
}
