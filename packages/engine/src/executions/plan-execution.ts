import { type Enqueue, isTerminal } from '@assay/contracts';
import type { BatchRepository, ExecutionRepository } from '@assay/db';
import { planBatches } from './plan-batches';
import { queueBatches } from './queue-batches';

export type PlanExecutionDeps = {
  readonly executions: Pick<ExecutionRepository, 'get' | 'move' | 'status'>;
  readonly batches: Pick<BatchRepository, 'createMany' | 'queueNext' | 'countNotDone'>;
  readonly enqueue: Enqueue;
  readonly newId: () => string;
  readonly batchSize: number;
  readonly batchWindow: number;
};

/** Stores the batches of a queued execution, moves it to RUNNING and enqueues the first of them. Safe to run twice. */
export async function planExecution(deps: PlanExecutionDeps, executionId: string): Promise<void> {
  const { status, snapshot } = await deps.executions.get(executionId);
  if (isTerminal(status)) return;
  await deps.batches.createMany(executionId, planBatches(snapshot, deps));
  const isRunning = (await deps.executions.move(executionId, 'RUNNING')) || status === 'RUNNING';
  if (isRunning) await queueBatches(deps, executionId);
}
