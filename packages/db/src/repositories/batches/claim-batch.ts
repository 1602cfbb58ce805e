import { validate } from 'uuid';
import { z } from 'zod';
import type { BatchLease } from '../../ports/batch-repository';
import type { SqlRunner } from '../sql/sql-runner';

const leaseRow = z.object({
  id: z.string(),
  executionId: z.string(),
  number: z.number(),
  datasetVersionId: z.string(),
  firstPosition: z.number(),
  lastPosition: z.number(),
  trial: z.number(),
  owner: z.string(),
});

/**
 * Takes a batch's lease in one compare-and-set: of two claiming at once, the second waits for the first's row, sees
 * its lease and gets nothing. An owner may claim again what it already holds.
 */
export async function claimBatch(
  sql: SqlRunner,
  batchId: string,
  owner: string,
  leaseMs: number,
): Promise<BatchLease | undefined> {
  if (!validate(batchId)) return undefined;
  const [lease] = await sql.rows(
    leaseRow,
    `UPDATE execution_batch SET status = 'queued', queued_at = coalesce(queued_at, now()), lease_owner = $2,
       lease_expires_at = now() + $3 * interval '1 millisecond'
     WHERE id = $1 AND status <> 'done'
       AND (lease_owner IS NULL OR lease_owner = $2 OR lease_expires_at <= now())
     RETURNING id, execution_id AS "executionId", number, dataset_version_id AS "datasetVersionId",
       first_position AS "firstPosition", last_position AS "lastPosition", trial, lease_owner AS owner`,
    [batchId, owner, leaseMs],
  );
  return lease;
}
