import { validate } from 'uuid';
import { z } from 'zod';
import type { Database } from '../../client/create-database';
import type { BatchLease, BatchRepository, NewBatch } from '../../ports/batch-repository';
import { bulkInsert } from '../sql/bulk-insert';
import { createSqlRunner, type SqlRunner } from '../sql/sql-runner';
import { claimBatch } from './claim-batch';
import { findLostWork } from './find-lost-work';
import { queueNextBatches } from './queue-next-batches';

async function createMany(sql: SqlRunner, executionId: string, batches: readonly NewBatch[]): Promise<void> {
  const { text, values } = bulkInsert<NewBatch>(
    'execution_batch',
    [
      { name: 'id', type: 'uuid', value: ({ id }) => id },
      { name: 'execution_id', type: 'uuid', value: () => executionId },
      { name: 'number', type: 'int', value: ({ number }) => number },
      { name: 'dataset_version_id', type: 'uuid', value: ({ datasetVersionId }) => datasetVersionId },
      { name: 'first_position', type: 'int', value: ({ firstPosition }) => firstPosition },
      { name: 'last_position', type: 'int', value: ({ lastPosition }) => lastPosition },
      { name: 'trial', type: 'int', value: ({ trial }) => trial },
    ],
    batches,
    'ON CONFLICT DO NOTHING',
  );
  await sql.run(text, values);
}

async function countNotDone(sql: SqlRunner, executionId: string): Promise<number> {
  if (!validate(executionId)) return 0;
  const [row] = await sql.rows(
    z.object({ count: z.number() }),
    `SELECT count(*)::int AS count FROM execution_batch WHERE execution_id = $1 AND status IN ('pending', 'queued')`,
    [executionId],
  );
  return row?.count ?? 0;
}

/** Counts only after the change is committed: of two completing the last batches at least one then sees none left. */
async function complete(sql: SqlRunner, { id, owner, executionId }: BatchLease) {
  const changed = await sql.run(
    `UPDATE execution_batch SET status = 'done', done_at = now(), lease_owner = NULL, lease_expires_at = NULL
     WHERE id = $1 AND lease_owner = $2 AND status <> 'done'`,
    [id, owner],
  );
  return { completed: changed === 1, remaining: await countNotDone(sql, executionId) };
}

/** Batches of every workspace's executions in PostgreSQL; for workers, which get their ids from the queue. */
export function createBatchRepository(database: Database): BatchRepository {
  const sql = createSqlRunner(database);
  return {
    createMany: (executionId, batches) => createMany(sql, executionId, batches),
    queueNext: (executionId, window) => queueNextBatches(database, executionId, window),
    claim: (batchId, owner, leaseMs) => claimBatch(sql, batchId, owner, leaseMs),
    renew: async ({ id, owner }, leaseMs) => {
      const renewed = await sql.run(
        `UPDATE execution_batch SET lease_expires_at = now() + $3 * interval '1 millisecond'
         WHERE id = $1 AND lease_owner = $2 AND status <> 'done'`,
        [id, owner, leaseMs],
      );
      return renewed === 1;
    },
    complete: (lease) => complete(sql, lease),
    release: async ({ id, owner }) => {
      await sql.run(
        `UPDATE execution_batch SET lease_owner = NULL, lease_expires_at = NULL
         WHERE id = $1 AND lease_owner = $2 AND status <> 'done'`,
        [id, owner],
      );
    },
    countNotDone: (executionId) => countNotDone(sql, executionId),
    findLost: (staleMs, limit) => findLostWork(sql, staleMs, limit),
  };
}
