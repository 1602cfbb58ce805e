import { validate } from 'uuid';
import type { Database } from '../../client/create-database';
import { idRow } from '../sql/row-fields';
import { inTransaction } from '../sql/sql-runner';

/**
 * Queues an execution's next pending batches up to the window; none once the execution has ended. The execution's row
 * is locked first and the batches counted after, so that two workers together never queue more than the window.
 *
 * @returns ids of the batches it queued, in order
 */
export async function queueNextBatches(database: Database, executionId: string, window: number): Promise<string[]> {
  if (!validate(executionId)) return [];
  return inTransaction(database, async (sql) => {
    const open = await sql.rows(
      idRow,
      `SELECT id FROM execution WHERE id = $1 AND status IN ('QUEUED', 'RUNNING') FOR NO KEY UPDATE`,
      [executionId],
    );
    if (open.length === 0) return [];
    const queued = await sql.rows(
      idRow,
      `WITH next AS (
         SELECT id, number FROM execution_batch WHERE execution_id = $1 AND status = 'pending'
         ORDER BY number
         LIMIT greatest(0, $2::int - (SELECT count(*) FROM execution_batch
                                 WHERE execution_id = $1 AND status = 'queued'))),
       moved AS (
         UPDATE execution_batch b SET status = 'queued', queued_at = now() FROM next WHERE b.id = next.id
         RETURNING b.id, b.number)
       SELECT id FROM moved ORDER BY number`,
      [executionId, window],
    );
    return queued.map(({ id }) => id);
  });
}
