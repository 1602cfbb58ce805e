import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, type Enqueue } from '@assay/contracts';
import { type FakeAgent, type FakeBehaviour, queueBackends, startFakeAgent } from '@assay/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEngine } from './index';
import { allPredictions, setUpEvaluator } from './test-support/set-up-evaluator';
import { startTestEngine, type TestEngine } from './test-support/start-test-engine';

const { backends, skipped } = await queueBackends();
for (const { kind, reason } of skipped) it.skip(`runs that go wrong on ${kind}: ${reason}`, () => undefined);

const exact = { name: 'Exact', type: 'exact_match' };
const oneAttempt = { maxAttempts: 1, timeoutMs: 400 };

describe.each(backends)('runs that go wrong on $kind', (backend) => {
  let test: TestEngine;
  let agent: FakeAgent;

  beforeEach(async () => {
    agent = await startFakeAgent();
    test = await startTestEngine(backend);
  });
  afterEach(async () => {
    await test.close();
    await agent.close();
  });

  const start = async (evaluatorId: string) =>
    (await test.engine.executions.start(test.actor, { evaluatorId, trials: 1 })).execution.id;

  it('keep each way an agent can fail as an error of its case, never as a score', async () => {
    const ways: readonly (readonly [FakeBehaviour, string])[] = [
      ['server_error', 'agent.server_error'],
      ['rate_limited', 'agent.rate_limited'],
      ['refuse', 'agent.refused_request'],
      ['hang', 'agent.timeout'],
      ['down', 'agent.unreachable'],
      ['garbage_json', 'agent.invalid_response'],
      ['html', 'agent.invalid_response'],
      ['wrong_shape', 'agent.invalid_response'],
    ];
    const { evaluatorId, cases } = await setUpEvaluator(test, {
      agentUrl: agent.url,
      metrics: [exact],
      agentConfig: oneAttempt,
      compositeThreshold: 0,
    });
    const behaviourOf = (question: string) => ways[cases.findIndex((testCase) => testCase.question === question)]?.[0];
    agent.settings.behaviour = (question) => behaviourOf(question) ?? 'answer';
    test.work();
    const id = await start(evaluatorId);
    await test.reaches(id, 'COMPLETED');
    const rows = await allPredictions(test, id);
    expect(rows.map(({ error }) => error?.code ?? null)).toEqual(cases.map((_, index) => ways[index]?.[1] ?? null));
    for (const row of rows.slice(0, ways.length)) {
      expect(row.prediction).toBeNull();
      expect(row.scores.map(({ score, error }) => [score, error?.code])).toEqual([[null, row.error?.code]]);
      expect(row.composites).toMatchObject([{ composite: null, failedMetrics: ['Exact'] }]);
    }
    const view = await test.engine.executions.metrics(test.actor, id);
    const nScored = cases.length - ways.length;
    expect(view.composite).toMatchObject({
      passed: false,
      nTotal: cases.length,
      nScored,
      coverage: nScored / cases.length,
    });
    expect(view.metrics[0]?.overall).toMatchObject({ nError: ways.length, nScored });
    expect(view.metrics[0]?.errors).toContainEqual({ code: 'agent.invalid_response', count: 3 });
    expect(view.operation.nFailed).toBe(ways.length);
  });

  it('fail with the reason when no case gets an answer', async () => {
    agent.settings.behaviour = 'server_error';
    const { evaluatorId, cases } = await setUpEvaluator(test, {
      agentUrl: agent.url,
      metrics: [exact],
      agentConfig: oneAttempt,
    });
    test.work();
    const failed = await test.reaches(await start(evaluatorId), 'FAILED');
    expect(failed.reason).toContain(
      `The agent answered none of ${cases.length} cases; ${cases.length} × agent.server_error`,
    );
    expect(failed).toMatchObject({ composite: null, passed: null });
  });

  it('are cancelled within a second, keep what is done and show it as partial', async () => {
    agent.settings.latencyMs = 150;
    const { evaluatorId, cases } = await setUpEvaluator(test, {
      agentUrl: agent.url,
      metrics: [exact],
      agentConfig: { maxConcurrency: 2 },
    });
    test.work();
    const id = await start(evaluatorId);
    await vi.waitFor(
      async () => {
        const { progress } = await test.engine.executions.get(test.actor, id);
        expect(progress.done).toBeGreaterThanOrEqual(3);
      },
      { timeout: 20_000, interval: 20 },
    );
    expect((await test.engine.executions.cancel(test.actor, id)).status).toBe('CANCELLED');
    await sleep(1_000);
    const { requests } = agent.stats();
    expect(requests).toBeLessThan(cases.length);
    const rows = await allPredictions(test, id);
    const view = await vi.waitFor(
      async () => {
        const found = await test.engine.executions.metrics(test.actor, id);
        expect(found.metrics[0]?.overall.nTotal).toBe(rows.length);
        return found;
      },
      { timeout: 10_000, interval: 50 },
    );
    expect(view).toMatchObject({ status: 'CANCELLED', isPartial: true, composite: { passed: null } });
    await sleep(500);
    expect(agent.stats().requests).toBe(requests);
    expect(await allPredictions(test, id)).toHaveLength(rows.length);
    expect((await test.engine.executions.cancel(test.actor, id)).status).toBe('CANCELLED');
  });

  it('wait QUEUED while the queue is away, and are found again', async () => {
    const away: Enqueue = () => Promise.reject(new AppError('queue.unavailable', 'the queue does not answer'));
    const cutOff = createEngine({ ...test.deps, enqueue: away });
    const { evaluatorId } = await setUpEvaluator(test, { agentUrl: agent.url, metrics: [exact] });
    const { execution } = await cutOff.executions.start(test.actor, { evaluatorId, trials: 1 });
    expect(execution.status).toBe('QUEUED');
    test.work();
    await sleep(10);
    expect(await test.engine.reconcile()).toBe(1);
    await test.reaches(execution.id, 'COMPLETED');
    expect(await test.engine.reconcile()).toBe(0);
  });

  it('are finished by another worker when one dies with a batch in hand', async () => {
    const { evaluatorId, cases } = await setUpEvaluator(test, { agentUrl: agent.url, metrics: [exact] });
    const id = await start(evaluatorId);
    const { signal } = new AbortController();
    await test.engine.jobs['execution.plan']({ executionId: id }, signal);
    const { rows } = await test.database.pool.query(
      'SELECT id FROM execution_batch WHERE execution_id = $1 ORDER BY number LIMIT 1',
      [id],
    );
    // A worker that claims and is never heard of again; its lease runs out after 200 ms.
    await test.deps.batches.claim(rows[0].id, 'a worker that died', 200);
    test.work();
    await sleep(300);
    const again = setInterval(() => void test.engine.reconcile(), 200);
    try {
      await test.reaches(id, 'COMPLETED');
    } finally {
      clearInterval(again);
    }
    const stored = await allPredictions(test, id);
    expect(stored.map(({ position }) => position)).toEqual(cases.map(({ position }) => position));
  });

  it('keep the secret of a credential out of everything but the call, and refuse to remove it while in use', async () => {
    const { engine, actor } = test;
    const secret = 'sk-test-0123456789-abcdef';
    const credential = await engine.credentials.create(actor, { name: 'Key', kind: 'openai_compatible', secret });
    expect(credential).toMatchObject({ hint: 'cdef' });
    agent.settings.behaviour = 'echo_request';
    const { evaluatorId } = await setUpEvaluator(test, {
      agentUrl: agent.url,
      metrics: [exact],
      agentConfig: { credentialId: credential.id },
    });
    test.work();
    const id = await start(evaluatorId);
    await vi.waitFor(async () => expect((await engine.executions.get(actor, id)).status).toMatch(/COMPLETED|FAILED/), {
      timeout: 20_000,
      interval: 50,
    });
    expect(agent.received()[0]?.headers['authorization']).toBe(`Bearer ${secret}`);
    const { rows } = await test.database.pool.query('SELECT row_to_json(p)::text AS text FROM prediction p');
    expect(rows.filter(({ text }) => text.includes(secret))).toEqual([]);
    const removal = engine.credentials.remove(actor, credential.id);
    await expect(removal).rejects.toMatchObject({ code: 'credential.in_use', details: { agents: ['Fake agent'] } });
  });
});
