import { type ExecutionStatus, isTerminal, statusesBefore } from '@assay/contracts';
import { validate } from 'uuid';
import { storedTextOrNull } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';

/** Moves an execution when its status allows it: one compare-and-set, so that of two moving it one wins. */
export async function moveExecution(
  { sql, workspaceId }: WorkspaceContext,
  id: string,
  to: ExecutionStatus,
  reason: string | undefined,
): Promise<boolean> {
  if (!validate(id)) return false;
  const moved = await sql.run(
    `UPDATE execution SET status = $3, reason = $4,
       started_at = CASE WHEN $3 = 'RUNNING' THEN coalesce(started_at, now()) ELSE started_at END,
       finished_at = CASE WHEN $5 THEN now() END
     WHERE id = $1 AND workspace_id = $2 AND status = ANY($6::text[])`,
    [id, workspaceId, to, storedTextOrNull(reason ?? null), isTerminal(to), statusesBefore(to)],
  );
  return moved === 1;
}
