import type { Enqueue } from '@assay/contracts';
import type { BatchRepository, LostWork } from '@assay/db';

export type ReconcileDeps = {
  readonly batches: Pick<BatchRepository, 'findLost'>;
  readonly enqueue: Enqueue;
  readonly staleMs: number;
  readonly reconcileLimit: number;
};

/** Enqueues again whatever work may have lost its job, oldest first; answers how many jobs that were. */
export async function reconcile(deps: ReconcileDeps): Promise<number> {
  const lost = await deps.batches.findLost(deps.staleMs, deps.reconcileLimit);
  for (const work of lost) await enqueueAgain(deps.enqueue, work);
  return lost.length;
}

function enqueueAgain(enqueue: Enqueue, work: LostWork): Promise<void> {
  const { executionId } = work;
  switch (work.kind) {
    case 'plan':
      return enqueue('execution.plan', { executionId });
    case 'batch':
      return enqueue('execution.batch', { executionId, batchId: work.batchId });
    case 'finish':
      return enqueue('execution.finish', { executionId });
  }
}
