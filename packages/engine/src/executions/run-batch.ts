import { type AskAgent, type Enqueue, type ExecutionDetail, isTerminal, type JobPayload } from '@assay/contracts';
import type {
  BatchLease,
  BatchRepository,
  DatasetRepository,
  ExecutionRepository,
  PredictionRepository,
} from '@assay/db';
import type { AgentAddress } from '../agents/ask-agent-of';
import { type AnswerCaseDeps, answerCase, type BatchWork } from './answer-case';
import { type HeldLease, holdLease } from './hold-lease';
import { createPredictionWriter } from './prediction-writer';
import { queueBatches } from './queue-batches';
import { readyConfigurations } from './score-prediction';

export type RunBatchDeps = AnswerCaseDeps & {
  readonly executions: Pick<ExecutionRepository, 'get' | 'status'>;
  readonly batches: Omit<BatchRepository, 'createMany' | 'findLost'>;
  readonly datasets: Pick<DatasetRepository, 'casesInRange'>;
  readonly predictions: Pick<PredictionRepository, 'storedCaseIds' | 'insertMany'>;
  readonly enqueue: Enqueue;
  readonly askAgent: (address: AgentAddress) => Promise<AskAgent>;
  readonly clock: () => Date;
  readonly workerId: string;
  readonly batchWindow: number;
  readonly leaseMs: number;
  readonly statusPollMs: number;
  readonly flushEvery: number;
  readonly flushAfterMs: number;
};

/**
 * Asks, scores and stores every case of a batch that has no stored prediction yet, then queues what comes next.
 *
 * Safe to deliver twice or to lose half-way: a case is stored once, and one not stored is asked again. Stops quietly
 * when another worker took the lease over or the execution was cancelled.
 *
 * @throws the reason of `signal` when it aborts, and what the database or the queue throws; the lease is given back
 */
export async function runBatch(
  deps: RunBatchDeps,
  { executionId, batchId }: JobPayload<'execution.batch'>,
  signal: AbortSignal,
): Promise<void> {
  const execution = await deps.executions.get(executionId);
  if (isTerminal(execution.status)) return;
  const lease = await deps.batches.claim(batchId, `${deps.workerId}:${deps.newId()}`, deps.leaseMs);
  if (lease === undefined) return queueBatches(deps, executionId);
  const held = hold(deps, lease, signal);
  try {
    await answerCases(deps, lease, execution, held.signal);
  } catch (error) {
    if (held.stopReason() === 'lease_lost') return;
    await giveBack(deps, lease);
    if (held.stopReason() === 'cancelled') return await deps.enqueue('execution.finish', { executionId });
    throw error;
  } finally {
    await held.letGo();
  }
  const { completed } = await deps.batches.complete(lease);
  if (completed) await queueBatches(deps, executionId);
}

function hold(deps: RunBatchDeps, lease: BatchLease, signal: AbortSignal): HeldLease {
  const { batches, leaseMs, statusPollMs, clock } = deps;
  const readStatus = () => deps.executions.status(lease.executionId);
  return holdLease(lease, { batches, readStatus, leaseMs, pollMs: statusPollMs, clock }, signal);
}

/** A lease that cannot be given back runs out by itself; the error that ended the batch matters more. */
async function giveBack(deps: RunBatchDeps, lease: BatchLease): Promise<void> {
  await deps.batches.release(lease).catch(() => undefined);
}

async function answerCases(
  deps: RunBatchDeps,
  lease: BatchLease,
  execution: ExecutionDetail,
  signal: AbortSignal,
): Promise<void> {
  const { datasetVersionId, firstPosition, lastPosition, trial } = lease;
  const configurations = readyConfigurations(execution.snapshot, datasetVersionId);
  const work: BatchWork = { lease, execution, configurations, ask: await deps.askAgent(execution.snapshot.agent) };
  const cases = await deps.datasets.casesInRange(datasetVersionId, firstPosition, lastPosition);
  const caseIds = cases.map(({ caseId }) => caseId);
  const stored = await deps.predictions.storedCaseIds(execution.id, caseIds, trial);
  const missing = cases.filter(({ caseId }) => !stored.has(caseId));
  const writer = createPredictionWriter({ ...deps, expected: missing.length });
  const outcomes = await Promise.allSettled(
    missing.map(async (testCase) => {
      const row = await answerCase(deps, work, testCase, signal).catch((error: unknown) => {
        writer.skip();
        throw error;
      });
      await writer.add(row);
    }),
  );
  signal.throwIfAborted();
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
