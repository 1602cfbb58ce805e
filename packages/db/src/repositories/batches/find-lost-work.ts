import { z } from 'zod';
import type { LostWork } from '../../ports/batch-repository';
import type { SqlRunner } from '../sql/sql-runner';

const lostRow: z.ZodType<LostWork> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), executionId: z.string() }),
  z.object({ kind: z.literal('batch'), executionId: z.string(), batchId: z.string() }),
  z.object({ kind: z.literal('finish'), executionId: z.string() }),
]);

/**
 * Unfinished executions with the state of their batches. Nothing queued means that no job drives them: they wait to
 * be planned (again), or, when every batch is done, to be finished.
 */
const idleExecutions = `SELECT e.id, e.status, b.total, b.pending,
    greatest(e.created_at, e.started_at, b.last_done_at) AS since
  FROM execution e CROSS JOIN LATERAL (
    SELECT count(*) AS total, count(*) FILTER (WHERE status = 'pending') AS pending,
      count(*) FILTER (WHERE status = 'queued') AS queued, max(done_at) AS last_done_at
    FROM execution_batch WHERE execution_id = e.id) b
  WHERE e.status IN ('QUEUED', 'RUNNING') AND b.queued = 0`;

/** Work whose job may be lost, longest lost first. Changes nothing, so the same work is found until it is taken up. */
export function findLostWork(sql: SqlRunner, staleMs: number, limit: number): Promise<LostWork[]> {
  return sql.rows(
    lostRow,
    `WITH lost AS (
       SELECT CASE WHEN status = 'RUNNING' AND total > 0 AND pending = 0 THEN 'finish' ELSE 'plan' END AS kind,
         id AS "executionId", NULL::uuid AS "batchId", since
       FROM (${idleExecutions}) idle
       UNION ALL
       SELECT 'batch', b.execution_id, b.id, greatest(b.queued_at, b.lease_expires_at)
       FROM execution_batch b JOIN execution e ON e.id = b.execution_id AND e.status IN ('QUEUED', 'RUNNING')
       WHERE b.status = 'queued' AND b.queued_at < now() - $1 * interval '1 millisecond'
         AND (b.lease_owner IS NULL OR b.lease_expires_at <= now())
       UNION ALL
       SELECT 'finish', id, NULL, finished_at FROM execution WHERE status = 'CANCELLED' AND coverage IS NULL)
     SELECT kind, "executionId", "batchId" FROM lost
     WHERE kind = 'batch' OR since < now() - $1 * interval '1 millisecond'
     ORDER BY since, "executionId" LIMIT $2`,
    [staleMs, limit],
  );
}
