import type { z } from 'zod';
import { requireId } from '../refusals/require-id';
import type { WorkspaceContext } from '../workspace-context';
import { agentVersionColumns, agentVersionRow } from './agent-row';

/** Versions of an agent, newest first: one by its number, the latest, or all. Empty where there is none. */
export function findAgentVersions(
  { sql, workspaceId }: WorkspaceContext,
  agentId: string,
  which: number | 'latest' | 'all',
): Promise<z.infer<typeof agentVersionRow>[]> {
  return sql.rows(
    agentVersionRow,
    `SELECT ${agentVersionColumns} FROM agent_version v
     WHERE v.agent_id = $1 AND v.workspace_id = $2 AND ($3::bigint IS NULL OR v.number = $3)
     ORDER BY v.number DESC LIMIT $4`,
    [requireId('agent', agentId), workspaceId, typeof which === 'number' ? which : null, which === 'latest' ? 1 : null],
  );
}
