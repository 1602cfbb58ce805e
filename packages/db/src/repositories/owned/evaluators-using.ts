import { z } from 'zod';
import { requireId } from '../refusals/require-id';
import type { WorkspaceContext } from '../workspace-context';

/** Names of evaluators, archived ones left out, whose configurations use the dataset or metric. */
export async function evaluatorsUsing(
  { sql, workspaceId }: WorkspaceContext,
  noun: 'dataset' | 'metric',
  id: string,
): Promise<string[]> {
  const rows = await sql.rows(
    z.object({ name: z.string() }),
    `SELECT e.name FROM evaluator e
     WHERE e.workspace_id = $1 AND e.archived_at IS NULL AND EXISTS (
       SELECT 1 FROM evaluator_configuration c JOIN configuration_${noun} u ON u.configuration_id = c.id
       WHERE c.evaluator_id = e.id AND u.${noun}_id = $2)
     ORDER BY e.name`,
    [workspaceId, requireId(noun, id)],
  );
  return rows.map(({ name }) => name);
}
