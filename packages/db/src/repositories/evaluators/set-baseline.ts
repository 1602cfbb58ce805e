import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { idRow } from '../sql/row-fields';
import type { WorkspaceContext } from '../workspace-context';

/**
 * Chooses one of the evaluator's own executions as its baseline, or none.
 *
 * @throws {AppError} `evaluator.not_found` | `execution.not_found`
 */
export async function setBaseline(
  { sql, workspaceId }: WorkspaceContext,
  id: string,
  executionId: string | null,
): Promise<void> {
  const evaluatorId = requireId('evaluator', id);
  if (executionId !== null) {
    const executions = await sql.rows(
      idRow,
      'SELECT id FROM execution WHERE id = $1 AND evaluator_id = $2 AND workspace_id = $3',
      [requireId('execution', executionId), evaluatorId, workspaceId],
    );
    if (executions.length === 0) throw notFound('execution', executionId);
  }
  const changed = await sql.run('UPDATE evaluator SET baseline_execution_id = $3 WHERE id = $1 AND workspace_id = $2', [
    evaluatorId,
    workspaceId,
    executionId,
  ]);
  if (changed === 0) throw notFound('evaluator', id);
}
