import { setTimeout as sleep } from 'node:timers/promises';
import type { AskAgent } from '@assay/contracts';
import { describe, expect, it } from 'vitest';
import {
  answered,
  buildCase,
  buildExecution,
  buildSnapshot,
  buildSnapshotDataset,
  buildSnapshotMetric,
  countingIds,
  failed,
} from '../test-support/builders';
import { createMemoryRun } from '../test-support/memory-run';
import { createAgentLimits } from './agent-limits';
import { planExecution } from './plan-execution';
import { type RunBatchDeps, runBatch } from './run-batch';

const dataset = buildSnapshotDataset(1, 5);
const cases = [1, 2, 3, 4, 5].map((position) => buildCase(position));
const never = new AbortController().signal;

function setUp(ask: AskAgent, changes: Partial<RunBatchDeps> = {}) {
  const snapshot = buildSnapshot({
    agent: { ...buildSnapshot().agent, config: { maxConcurrency: 2 } },
    configurations: [
      {
        name: 'Main',
        datasets: [dataset],
        metrics: [
          buildSnapshotMetric(0, { threshold: 1, weight: 3 }),
          buildSnapshotMetric(1, { name: 'Free', weight: 0 }),
        ],
        visualizations: [],
      },
    ],
  });
  const run = createMemoryRun(buildExecution(snapshot, 'QUEUED'), { [dataset.versionId]: cases });
  const newId = countingIds();
  const deps: RunBatchDeps = {
    ...run,
    askAgent: async () => ask,
    limits: createAgentLimits(),
    metricPorts: {},
    newId,
    clock: () => new Date(),
    workerId: 'worker',
    batchWindow: 1,
    leaseMs: 300,
    statusPollMs: 10,
    flushEvery: 2,
    flushAfterMs: 20,
    defaultMaxConcurrency: 8,
    ...changes,
  };
  const plan = () => planExecution({ ...run, newId, batchSize: 3, batchWindow: 1 }, 'execution');
  const work = async (signal = never) => {
    const job = run.takeJob();
    const [executionId = '', batchId = ''] = [job?.payload['executionId'], job?.payload['batchId']];
    await runBatch(deps, { executionId, batchId }, signal);
  };
  return { run, deps, plan, work };
}

const answerRight: AskAgent = async ({ question }) => answered(question.replace('Question', 'Answer').replace('?', ''));

describe('a batch', () => {
  it('asks, scores and stores each of its cases and queues what comes next', async () => {
    const { run, plan, work } = setUp(answerRight);
    await plan();
    expect(run.jobs.map(({ name }) => name)).toEqual(['execution.batch']);
    await work();
    expect(
      run
        .stored()
        .map(({ position }) => position)
        .sort(),
    ).toEqual([1, 2, 3]);
    expect(run.stored()[0]).toMatchObject({
      prediction: 'Answer 1',
      error: null,
      latencyMs: 5,
      scores: [
        { metricIndex: 0, score: 1, passed: true, error: null },
        { metricIndex: 1, score: 1, passed: null },
      ],
      composites: [{ configurationIndex: 0, composite: 1, failedMetrics: [] }],
    });
    await work();
    expect(run.stored()).toHaveLength(5);
    expect(run.jobs.map(({ name }) => name)).toEqual(['execution.finish']);
  });

  it('keeps an agent failure as an error of the prediction and of every score, never as a zero', async () => {
    const { run, plan, work } = setUp(async (request, signal) =>
      request.caseKey === 'case-2' ? failed('agent.timeout') : answerRight(request, signal),
    );
    await plan();
    await work();
    const row = run.stored().find(({ caseKey }) => caseKey === 'case-2');
    expect(row).toMatchObject({ prediction: null, response: null, error: { code: 'agent.timeout' } });
    expect(row?.scores.map(({ score, passed, error }) => [score, passed, error?.code])).toEqual([
      [null, null, 'agent.timeout'],
      [null, null, 'agent.timeout'],
    ]);
    expect(row?.composites).toEqual([{ configurationIndex: 0, composite: null, failedMetrics: ['Metric 0'] }]);
  });

  it('scores an empty answer 0', async () => {
    const { run, plan, work } = setUp(async () => answered(''));
    await plan();
    await work();
    expect(run.stored()[0]).toMatchObject({ prediction: '', error: null, composites: [{ composite: 0 }] });
  });

  it('stores text the database can hold, scores what it stores and says so', async () => {
    const { run, plan, work } = setUp(async () => answered('Answer\u0000 1\ud800'));
    await plan();
    await work();
    expect(run.stored()[0]).toMatchObject({
      prediction: 'Answer\ufffd 1\ufffd',
      response: { metadata: { replacedCharacters: true }, messages: [{ content: 'Answer\ufffd 1\ufffd' }] },
    });
  });

  it('delivered twice stores every case once and asks no stored case again', async () => {
    const asked: string[] = [];
    const { run, deps, plan } = setUp(async (request, signal) => {
      asked.push(request.caseKey);
      return answerRight(request, signal);
    });
    await plan();
    const job = run.takeJob();
    const payload = { executionId: job?.payload['executionId'] ?? '', batchId: job?.payload['batchId'] ?? '' };
    await Promise.all([runBatch(deps, payload, never), runBatch(deps, payload, never)]);
    await runBatch(deps, payload, never);
    expect(asked.sort()).toEqual(['case-1', 'case-2', 'case-3']);
    expect(run.stored()).toHaveLength(3);
  });

  it('never has more calls in flight than the agent allows', async () => {
    let inFlight = 0;
    let most = 0;
    const { plan, work } = setUp(async (request, signal) => {
      most = Math.max(most, ++inFlight);
      await sleep(5);
      inFlight--;
      return answerRight(request, signal);
    });
    await plan();
    await work();
    expect(most).toBe(2);
  });
});

describe('a batch that has to stop', () => {
  const waitForAbort: AskAgent = async (request, signal) => {
    if (request.caseKey === 'case-1') return answered('Answer 1');
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    throw new Error('not reached');
  };

  it('because the execution was cancelled keeps what is done and asks for its aggregates', async () => {
    const { run, plan, work } = setUp(waitForAbort);
    await plan();
    const working = work();
    await sleep(50);
    await run.executions.move('execution', 'CANCELLED');
    await working;
    expect(run.stored().map(({ caseKey }) => caseKey)).toEqual(['case-1']);
    expect(run.jobs.map(({ name }) => name)).toEqual(['execution.finish']);
  });

  it('because another worker has the lease ends quietly and completes nothing', async () => {
    const { run, plan, work } = setUp(waitForAbort);
    await plan();
    const working = work();
    await sleep(20);
    run.stealLeases();
    await working;
    expect(run.jobs).toEqual([]);
    expect(await run.batches.countNotDone('execution')).toBe(2);
  });

  it('because the worker shuts down gives the lease back, so that the job can run again at once', async () => {
    const { run, deps, plan } = setUp(waitForAbort);
    await plan();
    const job = run.takeJob();
    const payload = { executionId: job?.payload['executionId'] ?? '', batchId: job?.payload['batchId'] ?? '' };
    const shutdown = new AbortController();
    const working = runBatch(deps, payload, shutdown.signal);
    await sleep(40);
    shutdown.abort('the worker shuts down');
    await expect(working).rejects.toBe('the worker shuts down');
    await runBatch({ ...deps, askAgent: async () => answerRight }, payload, never);
    expect(run.stored()).toHaveLength(3);
  });

  it('because the database is away fails, and succeeds when delivered again', async () => {
    const { run, deps, plan } = setUp(answerRight);
    await plan();
    const job = run.takeJob();
    const payload = { executionId: job?.payload['executionId'] ?? '', batchId: job?.payload['batchId'] ?? '' };
    const insertMany = () => Promise.reject(new Error('connection refused'));
    const away = { ...deps, predictions: { ...run.predictions, insertMany } };
    await expect(runBatch(away, payload, never)).rejects.toThrow('connection refused');
    await runBatch(deps, payload, never);
    expect(run.stored()).toHaveLength(3);
  });
});
