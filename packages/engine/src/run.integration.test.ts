import { buildMetric, composite, evaluateCase } from '@assay/evaluator';
import { mean } from '@assay/stats';
import { queueBackends, startFakeAgent } from '@assay/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from './executions/sample-of';
import { allPredictions, type SetUpEvaluator, setUpEvaluator } from './test-support/set-up-evaluator';
import { startTestEngine, type TestEngine } from './test-support/start-test-engine';

const { backends, skipped } = await queueBackends();
for (const { kind, reason } of skipped) it.skip(`a whole run on ${kind}: ${reason}`, () => undefined);

const choices = [
  { name: 'Exact', type: 'exact_match', weight: 2, threshold: 1 },
  { name: 'Words', type: 'token_f1', weight: 1, threshold: 0.5 },
  { name: 'BLEU', type: 'bleu', weight: 0 },
];

describe.each(backends)('a whole run on $kind', (backend) => {
  const agent = startFakeAgent();
  let test: TestEngine;
  let setUp: SetUpEvaluator;
  let executionId: string;

  beforeAll(async () => {
    const { url, settings } = await agent;
    test = await startTestEngine(backend);
    setUp = await setUpEvaluator(test, { agentUrl: url, metrics: choices, compositeThreshold: 0.2 });
    // Right for every second case, half right for the others.
    settings.answer = (question) => {
      const asked = setUp.cases.find((testCase) => testCase.question === question);
      const [answer = ''] = asked?.answers ?? [];
      return (asked?.position ?? 0) % 2 === 0 ? answer : `It is said that ${answer.slice(0, answer.length / 2)}`;
    };
    test.work();
    const started = await test.engine.executions.start(
      test.actor,
      { evaluatorId: setUp.evaluatorId, trials: 2 },
      'key',
    );
    executionId = started.execution.id;
    await test.reaches(executionId, 'COMPLETED');
  });
  afterAll(async () => {
    await test.close();
    await (await agent).close();
  });

  it('asks every case once in every trial and stores each answer once', async () => {
    const { questions } = (await agent).stats();
    expect(questions).toEqual(Object.fromEntries(setUp.cases.map(({ question }) => [question, 2])));
    const rows = await allPredictions(test, executionId);
    const places = rows.map(({ position, trial }) => `${position}/${trial}`);
    expect(places.sort()).toEqual(setUp.cases.flatMap(({ position }) => [`${position}/1`, `${position}/2`]).sort());
    const { progress } = await test.engine.executions.get(test.actor, executionId);
    expect(progress).toMatchObject({ total: rows.length, done: rows.length, errors: 0 });
  });

  it('stores the scores and composites the metric library gives for the stored answers', async () => {
    const built = choices.map(({ type }) => buildMetric(type));
    for (const row of await allPredictions(test, executionId)) {
      const detail = await test.engine.executions.prediction(test.actor, row.id);
      const testCase = setUp.cases.find(({ caseId }) => caseId === row.caseId);
      if (testCase === undefined) throw new Error(`no case ${row.caseId}`);
      const results = await evaluateCase(
        built,
        sampleOf(testCase, { ...row, response: detail.response, prediction: row.prediction ?? '' }),
      );
      const expected = results.map((result) => (result.status === 'scored' ? result.score : null));
      expect(row.scores.map(({ score }) => score)).toEqual(expected);
      const byKey = Object.fromEntries(expected.map((score, index) => [String(index), score]));
      const weights = Object.fromEntries(choices.map(({ weight }, index) => [String(index), weight]));
      expect(row.composites).toEqual([
        { configuration: 'Configuration 1', composite: composite(byKey, weights).score, failedMetrics: [] },
      ]);
    }
  });

  it('shows the means, rates and corpus figures that follow from the stored scores', async () => {
    const rows = await allPredictions(test, executionId);
    const view = await test.engine.executions.metrics(test.actor, executionId);
    expect(view).toMatchObject({ status: 'COMPLETED', isPartial: false });
    for (const [index, choice] of choices.entries()) {
      const scores = rows.flatMap((row) => row.scores[index]?.score ?? []);
      const metric = view.metrics[index];
      expect(metric).toMatchObject({ name: choice.name, configuration: 'Configuration 1', index });
      expect(metric?.overall).toMatchObject({ nTotal: rows.length, nScored: scores.length });
      expect(metric?.overall.mean).toBeCloseTo(mean(scores) ?? Number.NaN, 12);
      expect(metric?.overall.histogram.reduce((sum, count) => sum + count, 0)).toBe(scores.length);
      expect(metric?.byCategory.reduce((sum, { summary }) => sum + summary.nTotal, 0)).toBe(rows.length);
      expect(metric?.byDataset.map(({ summary }) => summary.mean)).toEqual([metric?.overall.mean]);
      if (choice.threshold === undefined) continue;
      const passing = scores.filter((score) => score + 1e-9 >= (choice.threshold ?? 0)).length;
      expect(metric?.overall).toMatchObject({ nPassed: passing, passRate: passing / scores.length });
    }
    const composites = rows.flatMap((row) => row.composites.flatMap((part) => part.composite ?? []));
    expect(view.composite.mean).toBeCloseTo(mean(composites) ?? Number.NaN, 12);
    expect(view.composite).toMatchObject({ passed: true, coverage: 1, nScored: rows.length, verdictReason: null });
    expect(view.operation).toMatchObject({ nPredictions: rows.length, nFailed: 0, errors: [] });
    const words = rows.reduce((sum, row) => sum + row.question.split(/\s+/).length, 0);
    expect(view.operation.tokens?.input).toBe(words);
  });

  it('computes corpus BLEU over the whole corpus, not as a mean of cases', async () => {
    const bleu = buildMetric('bleu');
    const rows = await allPredictions(test, executionId);
    const results = await Promise.all(
      rows.map(({ question, answers, prediction }) =>
        bleu.evaluate({ input: question, output: prediction ?? '', references: answers, metadata: {} }),
      ),
    );
    const figure = bleu.aggregate?.(results.filter((result) => result.status === 'scored'));
    if (figure === undefined) throw new Error('bleu has a corpus figure');
    const view = await test.engine.executions.metrics(test.actor, executionId);
    expect(view.metrics[2]?.corpus?.[figure.key]).toMatchObject({ title: figure.title, score: figure.score });
    expect(figure.score).not.toBeCloseTo(view.metrics[2]?.overall.mean ?? Number.NaN, 3);
  });

  it('stores nothing twice when its jobs are delivered again', async () => {
    const before = await test.engine.executions.metrics(test.actor, executionId);
    const batches = await test.database.pool.query('SELECT id FROM execution_batch WHERE execution_id = $1', [
      executionId,
    ]);
    const { signal } = new AbortController();
    await test.engine.jobs['execution.plan']({ executionId }, signal);
    for (const { id: batchId } of batches.rows)
      await test.engine.jobs['execution.batch']({ executionId, batchId }, signal);
    await test.engine.jobs['execution.finish']({ executionId }, signal);
    expect(await test.engine.executions.metrics(test.actor, executionId)).toEqual(before);
    const again = await test.database.pool.query('SELECT id FROM execution_batch WHERE execution_id = $1', [
      executionId,
    ]);
    expect(again.rows).toHaveLength(batches.rows.length);
  });

  it('answers a repeated idempotency key with the same execution and refuses it for another request', async () => {
    const { engine, actor } = test;
    const again = await engine.executions.start(actor, { evaluatorId: setUp.evaluatorId, trials: 2 }, 'key');
    expect([again.created, again.execution.id]).toEqual([false, executionId]);
    const other = engine.executions.start(actor, { evaluatorId: setUp.evaluatorId, trials: 1 }, 'key');
    await expect(other).rejects.toMatchObject({ code: 'execution.idempotency_mismatch' });
  });

  it('lets a viewer read and refuses them everything else', async () => {
    const viewer = { ...test.actor, role: 'viewer' } as const;
    expect((await test.engine.executions.get(viewer, executionId)).id).toBe(executionId);
    const refused = { code: 'auth.forbidden' };
    await expect(test.engine.executions.cancel(viewer, executionId)).rejects.toMatchObject(refused);
    await expect(test.engine.credentials.remove(viewer, executionId)).rejects.toMatchObject(refused);
  });

  it('compares with a later execution of a better version, case by case', async () => {
    const { engine, actor } = test;
    const { url, settings } = await agent;
    settings.answer = (question) => setUp.cases.find((testCase) => testCase.question === question)?.answers[0] ?? '';
    await engine.agents.update(actor, setUp.agentId, {
      config: { baseUrl: `${url}/v1`, model: 'fake', systemPrompt: 'Answer exactly.' },
    });
    const { execution } = await engine.executions.start(actor, { evaluatorId: setUp.evaluatorId, trials: 2 });
    await test.reaches(execution.id, 'COMPLETED');
    const [comparison] = await engine.comparisons.compare(actor, [executionId, execution.id]);
    const odd = setUp.cases.filter(({ position }) => position % 2 === 1).length;
    expect(comparison).toMatchObject({ nShared: setUp.cases.length * 2, onlyInBaseline: 0, onlyInExecution: 0 });
    expect(comparison?.metrics[0]).toMatchObject({
      verdict: 'better',
      test: 'mcnemar_exact',
      nImproved: odd * 2,
      nWorse: 0,
    });
    expect(comparison?.metrics[0]?.difference).toBeCloseTo(odd / setUp.cases.length, 12);
    expect(comparison?.headline).toMatch(/^#2 against #1 on \d+ shared cases: composite \+\d+\.\d points .*, better\./);
    const query = {
      baseline: executionId,
      execution: execution.id,
      metric: 'Exact',
      change: 'improved',
      limit: 200,
    } as const;
    expect((await engine.comparisons.cases(actor, query)).items).toHaveLength(odd * 2);
  });

  it('keeps its verdict, run after run, also where its end is delivered twice', async () => {
    for (let run = 0; run < 5; run += 1) {
      const request = { evaluatorId: setUp.evaluatorId, trials: 1 };
      const { execution } = await test.engine.executions.start(test.actor, request);
      await test.reaches(execution.id, 'COMPLETED');
      await test.deps.enqueue('execution.finish', { executionId: execution.id });
      // Long enough for a delivery that lost the race to do its harm.
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await test.engine.executions.get(test.actor, execution.id)).toMatchObject({ passed: true });
    }
  });
});
