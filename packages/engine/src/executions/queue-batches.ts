import { type Enqueue, isTerminal } from '@assay/contracts';
import type { BatchRepository, ExecutionRepository } from '@assay/db';

export type QueueBatchesDeps = {
  readonly executions: Pick<ExecutionRepository, 'status'>;
  readonly batches: Pick<BatchRepository, 'queueNext' | 'countNotDone'>;
  readonly enqueue: Enqueue;
  /** Batches of one execution queued and not done at most. */
  readonly batchWindow: number;
};

/**
 * Enqueues an execution's next batches, or its finish when none is left or it was cancelled.
 * Safe to run at any time, any number of times.
 */
export async function queueBatches(deps: QueueBatchesDeps, executionId: string): Promise<void> {
  if (isTerminal(await deps.executions.status(executionId))) return deps.enqueue('execution.finish', { executionId });
  const batchIds = await deps.batches.queueNext(executionId, deps.batchWindow);
  for (const batchId of batchIds) await deps.enqueue('execution.batch', { executionId, batchId });
  if (batchIds.length === 0 && (await deps.batches.countNotDone(executionId)) === 0) {
    await deps.enqueue('execution.finish', { executionId });
  }
}
