import { type AskAgent, isTerminal } from '@assay/contracts';
import type { ScoreRow } from '@assay/db';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  answered,
  buildCase,
  buildExecution,
  buildSnapshot,
  buildSnapshotDataset,
  buildSnapshotMetric,
  countingIds,
  failed,
  uuid,
} from '../test-support/builders';
import { createMemoryRun, type EnqueuedJob } from '../test-support/memory-run';
import { createAgentLimits } from './agent-limits';
import { cancelExecution } from './cancel-execution';
import { countPredictions } from './count-predictions';
import { finishExecution } from './finish-execution';
import { planExecution } from './plan-execution';
import { runBatch } from './run-batch';

const step = fc.oneof(
  { weight: 6, arbitrary: fc.constant('deliver' as const) },
  { weight: 2, arbitrary: fc.constant('deliver twice' as const) },
  { weight: 2, arbitrary: fc.constant('lose' as const) },
  { weight: 1, arbitrary: fc.constant('database away' as const) },
  { weight: 1, arbitrary: fc.constant('cancel' as const) },
);

const sometimesFailing: AskAgent = async ({ caseKey }) =>
  caseKey === 'case-2' ? failed('agent.timeout') : answered('Answer 1');

function setUp(nCases: number, trials: number, batchSize: number) {
  const dataset = buildSnapshotDataset(1, nCases);
  const configurations = [{ name: 'Main', datasets: [dataset], metrics: [buildSnapshotMetric(0)], visualizations: [] }];
  const snapshot = buildSnapshot({ configurations, trials });
  const total = countPredictions(snapshot);
  const progress = { total, done: 0, errors: 0, ratePerSecond: null, secondsLeft: null };
  const cases = Array.from({ length: nCases }, (_, index) => buildCase(index + 1));
  const run = createMemoryRun(buildExecution(snapshot, 'QUEUED', { progress }), { [dataset.versionId]: cases });
  async function* rows(): AsyncIterable<readonly ScoreRow[]> {
    yield run.stored().map(({ scores, datasetVersionId, category }) => {
      const score = scores[0]?.score ?? null;
      return { datasetVersionId, category, score, errorCode: null, passed: null, metadata: null };
    });
  }
  const operation = async () => {
    const nFailed = run.stored().filter(({ error }) => error !== null).length;
    return { nPredictions: run.stored().length, nFailed, latencyMs: null, tokens: null, costUsd: null, errors: [] };
  };
  const deps = {
    ...run,
    executions: { ...run.executions, saveOutcome: async () => undefined },
    predictions: { ...run.predictions, scores: rows, composites: rows, operation },
    summaries: { replaceAll: async () => undefined },
    audit: { record: async () => undefined },
    logger: { warn: () => undefined },
    askAgent: async () => sometimesFailing,
    limits: createAgentLimits(),
    metricPorts: {},
    newId: countingIds(),
    clock: () => new Date(),
    workerId: 'worker',
    ...{ batchSize, batchWindow: 2, leaseMs: 60_000, statusPollMs: 60_000 },
    ...{ flushEvery: 2, flushAfterMs: 1, defaultMaxConcurrency: 4 },
  };
  return { run, deps, total };
}

type Setting = ReturnType<typeof setUp>;

async function deliver(deps: Setting['deps'], { name, payload }: EnqueuedJob): Promise<void> {
  const [executionId, batchId] = [payload['executionId'] ?? '', payload['batchId'] ?? ''];
  if (name === 'execution.plan') return planExecution(deps, executionId);
  if (name === 'execution.finish') return finishExecution(deps, executionId);
  return runBatch(deps, { executionId, batchId }, new AbortController().signal);
}

async function take({ run, deps }: Setting, what: 'deliver' | 'deliver twice' | 'lose' | 'database away' | 'cancel') {
  if (what === 'cancel') {
    await cancelExecution(deps, uuid(9)).catch(() => undefined);
    return;
  }
  const job = run.takeJob();
  if (job === undefined || what === 'lose') return;
  if (what === 'deliver twice') await Promise.all([deliver(deps, job), deliver(deps, job)]);
  else if (what === 'deliver') await deliver(deps, job);
  else {
    const insertMany = () => Promise.reject(new Error('connection refused'));
    await deliver({ ...deps, predictions: { ...deps.predictions, insertMany } }, job).catch(() => undefined);
  }
}

/** What the reconciler does in the end: whatever is not done is enqueued again until nothing is left. */
async function drain({ run, deps }: Setting): Promise<void> {
  for (let rounds = 0; rounds < 50 && !isTerminal(run.state().status); rounds++) {
    run.jobs.push({ name: 'execution.plan', payload: { executionId: uuid(9) } });
    for (const batchId of run.openBatches()) {
      run.jobs.push({ name: 'execution.batch', payload: { executionId: uuid(9), batchId } });
    }
    for (let job = run.takeJob(); job !== undefined; job = run.takeJob()) await deliver(deps, job);
  }
}

it('whatever is delivered twice, lost or interrupted: no case is stored twice, none is missing, and an end is an end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 1, max: 3 }),
      fc.array(step, { maxLength: 12 }),
      async (nCases, trials, batchSize, steps) => {
        const setting = setUp(nCases, trials, batchSize);
        const { run, total } = setting;
        run.jobs.push({ name: 'execution.plan', payload: { executionId: uuid(9) } });
        for (const what of steps) {
          const before = run.state().status;
          await take(setting, what);
          expect(run.stored().length).toBeLessThanOrEqual(total);
          if (isTerminal(before)) expect(run.state().status).toBe(before);
        }
        const stored = run.stored().length;
        await drain(setting);
        const { status } = run.state();
        expect(isTerminal(status)).toBe(true);
        if (status === 'CANCELLED') expect(run.stored().length).toBe(stored);
        else expect(run.stored().length).toBe(total);
        const places = run.stored().map(({ caseId, trial }) => `${caseId}/${trial}`);
        expect(new Set(places).size).toBe(places.length);
        if (status === 'FAILED') expect(run.stored().every(({ error }) => error !== null)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
