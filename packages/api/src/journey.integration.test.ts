import {
  type Case,
  caseSchema,
  executionMetricsSchema,
  executionSchema,
  type Prediction,
  pageSchema,
  predictionSchema,
} from '@assay/contracts';
import { buildMetric, composite, evaluateCase, passes, type ScoreResult, summarizeScores } from '@assay/evaluator';
import { queueBackends, startFakeAgent } from '@assay/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi, workbookForm } from './test-support/start-test-api';

const { backends, skipped } = await queueBackends();
for (const { kind, reason } of skipped) it.skip(`the main job on ${kind}: ${reason}`, () => undefined);

/** Every metric type there is in this version, with a setting that makes its scores spread. */
const chosen = [
  { name: 'Exact', type: 'exact_match', settings: { caseSensitive: false }, threshold: 0.5, weight: 3 },
  { name: 'Contains', type: 'contains', settings: {}, threshold: null, weight: 1 },
  { name: 'Regex', type: 'regex_match', settings: { patterns: ['days?', '\\d+'] }, threshold: 0.5, weight: 1 },
  { name: 'Edit', type: 'edit_distance', settings: {}, threshold: 0.4, weight: 1 },
  { name: 'F1', type: 'token_f1', settings: {}, threshold: 0.6, weight: 2 },
  { name: 'BLEU', type: 'bleu', settings: { maxOrder: 1 }, threshold: 0.3, weight: 1 },
  { name: 'ROUGE', type: 'rouge', settings: { variant: 'rouge1' }, threshold: 0.4, weight: 1 },
  { name: 'Cites', type: 'has_reference', settings: {}, threshold: 1, weight: 0 },
  { name: 'JSON', type: 'json_diff_match', settings: {}, threshold: null, weight: 0 },
];

describe.each(backends)('the main job on $kind, over the API', (backend) => {
  let api: TestApi;
  let cases: readonly Case[];
  let predictions: readonly Prediction[];
  let executionId: string;
  const agent = startFakeAgent({
    // Deterministic, and neither always right nor always wrong.
    answer: (question) =>
      question.length % 3 === 0 ? `${question} takes 5 days [1].` : `It takes 3 days. ${question}`,
  });

  beforeAll(async () => {
    api = await startTestApi(backend);
    const form = await workbookForm('faq-support.xlsx', { name: 'FAQ', purpose: 'domain' });
    const stored = await api.call('POST', '/datasets', { form });
    expect([stored.status, stored.body['report']]).toMatchObject([201, { nCases: 60, nSkipped: 0 }]);
    const { id: datasetId } = stored.body['dataset'] as { id: string };
    const config = { baseUrl: `${(await agent).url}/v1`, model: 'fake' };
    const made = await api.call('POST', '/agents', { json: { name: 'A', connector: 'openai_compatible', config } });
    const metrics: { metricId: string; weight: number }[] = [];
    for (const { weight, ...metric } of chosen) {
      const saved = await api.call('POST', '/metrics', { json: metric });
      expect(saved.status).toBe(201);
      metrics.push({ metricId: String(saved.body['id']), weight });
    }
    const evaluator = await api.call('POST', '/evaluators', {
      json: {
        ...{ name: 'E', agentId: made.body['id'], compositeThreshold: 0.2, minCoverage: 0 },
        configurations: [{ name: 'Answers', datasets: [{ datasetId }], metrics }],
      },
    });
    api.work();
    const started = await api.call('POST', '/executions', { json: { evaluatorId: evaluator.body['id'] } });
    expect(started.status).toBe(201);
    executionId = String(started.body['id']);
    await vi.waitFor(
      async () => {
        const now = executionSchema.parse((await api.call('GET', `/executions/${executionId}`)).body);
        expect(now.status).toBe('COMPLETED');
      },
      { timeout: 60_000, interval: 100 },
    );
    const read = async <Schema extends Parameters<typeof pageSchema>[0]>(schema: Schema, path: string) =>
      pageSchema(schema).parse((await api.call('GET', path)).body).items;
    cases = await read(caseSchema, `/datasets/${datasetId}/versions/latest/cases?limit=200`);
    predictions = await read(predictionSchema, `/executions/${executionId}/predictions?limit=200`);
  }, 90_000);
  afterAll(async () => {
    await api.close();
    await (await agent).close();
  });

  const built = chosen.map(({ type, settings }) => buildMetric(type, settings));

  /** What the library alone says of every case, in the order of the predictions. */
  async function recomputed() {
    const byKey = new Map(cases.map((one) => [one.caseKey, one]));
    return Promise.all(
      predictions.map(async ({ caseKey, prediction }) => {
        const one = byKey.get(caseKey);
        if (one === undefined) throw new Error(`no case ${caseKey}`);
        const { question: input, answers: references, metadata, context, category } = one;
        const sample = {
          input,
          output: prediction ?? '',
          references,
          metadata,
          context,
          ...(category && { category }),
        };
        return evaluateCase(built, sample);
      }),
    );
  }

  it('accounts for every case exactly once', () => {
    expect(predictions).toHaveLength(60);
    expect(new Set(predictions.map(({ caseKey }) => caseKey)).size).toBe(60);
    expect(predictions.every(({ error }) => error === null)).toBe(true);
  });

  it('stores the score of every metric as the library computes it', async () => {
    const expected = await recomputed();
    for (const [row, { scores }] of predictions.entries()) {
      const shown = scores.map(({ score, value, error }) => ({ score, value, code: error?.code }));
      const wanted = expected[row]?.map((result) =>
        result.status === 'scored'
          ? { score: result.score, value: result.value, code: undefined }
          : { score: null, value: null, code: result.error.code },
      );
      expect(shown).toEqual(wanted);
    }
    const codes = new Set(predictions.flatMap(({ scores }) => scores.flatMap(({ error }) => error?.code ?? [])));
    expect([...codes]).toEqual(['invalid_reference']);
  });

  const metricsView = async () =>
    executionMetricsSchema.parse((await api.call('GET', `/executions/${executionId}/metrics`)).body);
  const scoreOf = (result: ScoreResult | undefined) => (result?.status === 'scored' ? result.score : null);

  it('composes them as the library does', async () => {
    const weights = Object.fromEntries(chosen.map(({ name, weight }) => [name, weight]));
    const composites = (await recomputed()).map((results) => {
      const scores = results.map((result, index) => [chosen[index]?.name, scoreOf(result)]);
      return composite(Object.fromEntries(scores), weights).score;
    });
    for (const [row, { composites: stored }] of predictions.entries()) {
      expect(stored[0]?.composite).toBeCloseTo(composites[row] ?? Number.NaN, 12);
    }
    const mean = composites.reduce<number>((sum, score) => sum + (score ?? 0), 0) / composites.length;
    const { composite: whole } = await metricsView();
    expect(whole.mean).toBeCloseTo(mean, 12);
    expect(whole).toMatchObject({ nTotal: 60, nScored: 60, coverage: 1, passed: passes(mean, 0.2) });
  });

  it('summarises them as the library does', async () => {
    const expected = await recomputed();
    const { metrics } = await metricsView();
    for (const [index, { threshold }] of chosen.entries()) {
      const column = expected.map((results) => scoreOf(results[index]));
      const { histogram, nScored, nError, ...summary } = summarizeScores(column, { threshold, seed: 1 });
      const shown = metrics[index]?.overall;
      expect(shown).toMatchObject({ nTotal: 60, nScored, nError, histogram: histogram.map(({ count }) => count) });
      for (const key of ['mean', 'pessimisticMean', 'passRate'] as const) {
        // Equal to twelve places, and null where the library says null.
        expect(shown?.[key]?.toFixed(12)).toBe(summary[key]?.toFixed(12));
      }
    }
  });

  it('shows corpus BLEU beside the mean of cases', async () => {
    const scored = (await recomputed())
      .map((results) => results[5])
      .flatMap((one) => (one?.status === 'scored' ? [one] : []));
    const { score } = built[5]?.aggregate?.(scored) ?? { score: null };
    expect(score).toBeGreaterThan(0);
    expect(Object.values((await metricsView()).metrics[5]?.corpus ?? {})).toMatchObject([{ score }]);
  });

  it('follows the run by server-sent events to its end', async () => {
    const { text, headers } = await api.call('GET', `/executions/${executionId}/events`);
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(text).toMatch(/event: progress\ndata: \{.*"done":60/);
    expect(text.trimEnd().endsWith('data: COMPLETED')).toBe(true);
  });
});
