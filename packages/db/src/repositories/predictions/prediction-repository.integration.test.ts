import type { PredictionQuery } from '@assay/contracts';
import { useTestDatabase } from '@assay/testing';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { ScoreRow } from '../../ports/prediction-repository';
import { codeOf } from '../test-support/code-of';
import { newWorkspace } from '../test-support/new-workspace';
import { failedPrediction, predictionOf, scoreOf } from '../test-support/prediction-of';
import { seedEvaluator, seedExecution } from '../test-support/seed-evaluator';

const test = useTestDatabase();
const query: PredictionQuery = { limit: 50, sort: 'position', order: 'asc' };

async function running(nCases: number) {
  const { repositories } = await newWorkspace(test.database);
  const seed = await seedEvaluator(repositories, nCases);
  const execution = await seedExecution(repositories, seed);
  return { repositories, predictions: repositories.predictions, execution, ...seed };
}

async function collect(pages: AsyncIterable<readonly ScoreRow[]>): Promise<ScoreRow[]> {
  const rows: ScoreRow[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}

describe('predictions', () => {
  it('come back with everything that was stored', async () => {
    const { predictions, execution, cases, dataset } = await running(1);
    const [testCase] = cases;
    if (!testCase) throw new Error('one case was seeded');
    const detailed = {
      ...scoreOf(0.25),
      value: { label: 'weak' },
      subScores: [{ key: 'a', score: 0.5, value: null, comment: 'half' }],
      metadata: { tokens: [1, 2] },
    };
    const row = predictionOf(execution, testCase, 0.25, {
      prediction: 'quote " back\\slash {brace} NULL',
      traceId: 'abc',
      scores: [detailed, { ...scoreOf(null), metricIndex: 1 }],
    });
    expect(await predictions.insertMany([row])).toBe(1);
    const stored = await predictions.get(row.id);
    expect(stored).toEqual({
      id: row.id,
      caseId: testCase.caseId,
      caseKey: 'key-1',
      trial: 1,
      datasetId: dataset.id,
      datasetName: 'dataset',
      position: 1,
      category: 'category 1',
      question: testCase.question,
      answers: testCase.answers,
      prediction: row.prediction,
      error: null,
      latencyMs: 1,
      composites: [{ configuration: 'all questions', composite: 0.25, failedMetrics: [] }],
      scores: [detailed, { ...scoreOf(null), metricIndex: 1 }],
      context: [],
      metadata: {},
      response: row.response,
      attempts: row.attempts,
      inputTokens: 10,
      outputTokens: 5,
      costUsd: 0.5,
      createdAt: stored.createdAt,
    });
  });

  it('are stored once for a case and trial; what comes second is dropped with its scores', async () => {
    const { predictions, execution, cases } = await running(3);
    const first = cases.map((testCase) => predictionOf(execution, testCase, 1));
    expect(await predictions.insertMany(first.slice(0, 2))).toBe(2);
    const again = cases.map((testCase) => predictionOf(execution, testCase, 0));
    expect(await predictions.insertMany(again)).toBe(1);
    const { items } = await predictions.list(execution.id, query);
    expect(items.map(({ id, scores }) => [id, scores[0]?.score])).toEqual([
      [first[0]?.id, 1],
      [first[1]?.id, 1],
      [again[2]?.id, 0],
    ]);
    expect(
      await predictions.insertMany(cases.map((testCase) => predictionOf(execution, testCase, 1, { trial: 2 }))),
    ).toBe(3);
    expect(await predictions.insertMany([])).toBe(0);
  });

  it('are stored once by workers storing them in different orders at the same time', async () => {
    const { predictions, execution, cases } = await running(300);
    const rows = () => cases.map((testCase) => predictionOf(execution, testCase, 1));
    const added = await Promise.all(
      [rows(), rows().toReversed(), rows(), rows().toReversed()].map(predictions.insertMany),
    );
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(300);
    expect(await collect(predictions.scores(execution.id, 0, false))).toHaveLength(300);
  });

  it('are stored all or nothing', async () => {
    const { predictions, execution, cases } = await running(2);
    const rows = cases.map((testCase, index) => predictionOf(execution, testCase, index === 1 ? 7 : 1));
    await expect(predictions.insertMany(rows)).rejects.toThrow(/score_range_check/);
    expect((await predictions.list(execution.id, query)).items).toEqual([]);
  });

  it('replace what PostgreSQL cannot store', async () => {
    const { predictions, execution, cases } = await running(1);
    const [testCase] = cases;
    if (!testCase) throw new Error('one case was seeded');
    const row = predictionOf(execution, testCase, 1, {
      prediction: 'a\0b',
      scores: [{ ...scoreOf(1), comment: '\ud800', metadata: { text: '\0' } }],
    });
    await predictions.insertMany([row]);
    expect(await predictions.get(row.id)).toMatchObject({
      prediction: 'a\ufffdb',
      scores: [{ comment: '\ufffd', metadata: { text: '\ufffd' } }],
    });
  });

  it('tell which cases are stored, by trial', async () => {
    const { predictions, execution, cases } = await running(3);
    const ids = cases.map(({ caseId }) => caseId);
    await predictions.insertMany(cases.slice(1).map((testCase) => predictionOf(execution, testCase, 1)));
    expect(await predictions.storedCaseIds(execution.id, ids, 1)).toEqual(new Set(ids.slice(1)));
    expect(await predictions.storedCaseIds(execution.id, ids, 2)).toEqual(new Set());
  });

  it('give every score of a metric in the order of the cases', async () => {
    const { predictions, execution, cases, dataset } = await running(5_002);
    const rows = cases.map((testCase) => {
      const score = testCase.position === 3 ? null : testCase.position / 10_000;
      return predictionOf(execution, testCase, score, {
        scores: [{ ...scoreOf(score), metadata: { position: testCase.position } }],
      });
    });
    await predictions.insertMany(rows.toReversed());
    const scores = await collect(predictions.scores(execution.id, 0, true));
    expect(scores.map(({ metadata }) => metadata)).toEqual(cases.map(({ position }) => ({ position })));
    const datasetVersionId = dataset.latestVersion.id;
    expect(scores[2]).toEqual({
      datasetVersionId,
      category: null,
      score: null,
      errorCode: 'missing_reference',
      passed: null,
      metadata: { position: 3 },
    });
    const lean = await collect(predictions.scores(execution.id, 0, false));
    expect(lean[0]).toEqual({
      datasetVersionId,
      category: 'category 1',
      score: 0.0001,
      errorCode: null,
      passed: false,
      metadata: null,
    });
    const composites = await collect(predictions.composites(execution.id, 0));
    expect(composites).toHaveLength(5_002);
    expect(composites[0]).toEqual({
      datasetVersionId,
      category: 'category 1',
      score: 0.0001,
      errorCode: null,
      passed: null,
      metadata: null,
    });
    expect(await collect(predictions.scores(execution.id, 1, true))).toEqual([]);
  });

  it('sum up how the agent did its work', async () => {
    const { predictions, execution, cases } = await running(5);
    const [failed, ...answered] = cases;
    if (!failed) throw new Error('five cases were seeded');
    await predictions.insertMany([
      failedPrediction(execution, failed),
      ...answered.map((each) => predictionOf(execution, each, 1)),
    ]);
    const figures = await predictions.operation(execution.id);
    expect(figures).toEqual({
      nPredictions: 5,
      nFailed: 1,
      latencyMs: { median: 3.5, p95: figures.latencyMs?.p95 },
      tokens: { input: 40, output: 20 },
      costUsd: 2,
      errors: [{ code: 'agent.timeout', count: 1, example: 'no answer within 30 s' }],
    });
    expect(figures.latencyMs?.p95).toBeCloseTo(4.85, 10);
    const empty = await running(1);
    expect(await empty.predictions.operation(empty.execution.id)).toEqual({
      nPredictions: 0,
      nFailed: 0,
      latencyMs: null,
      tokens: null,
      costUsd: null,
      errors: [],
    });
  });

  it('of another workspace are not there, nor can any be added to it', async () => {
    const { predictions, execution, cases } = await running(1);
    const [testCase] = cases;
    if (!testCase) throw new Error('one case was seeded');
    const row = predictionOf(execution, testCase, 1);
    await predictions.insertMany([row]);
    const theirs = (await running(1)).predictions;
    expect(await codeOf(theirs.get(row.id))).toBe('prediction.not_found');
    expect(await codeOf(predictions.get(newId()))).toBe('prediction.not_found');
    expect(await codeOf(predictions.get('no-id'))).toBe('prediction.not_found');
    expect(await codeOf(theirs.list(execution.id, query))).toBe('execution.not_found');
    expect(await codeOf(theirs.insertMany([{ ...row, id: newId(), trial: 2 }]))).toBe('execution.not_found');
    expect(await theirs.storedCaseIds(execution.id, [testCase.caseId], 1)).toEqual(new Set());
    expect(await collect(theirs.scores(execution.id, 0, true))).toEqual([]);
    expect(await collect(theirs.composites(execution.id, 0))).toEqual([]);
    expect((await theirs.operation(execution.id)).nPredictions).toBe(0);
  });

  it('of 20,000 cases are stored in seconds', async () => {
    const { predictions, execution, cases } = await running(20_000);
    const rows = cases.map((testCase) => predictionOf(execution, testCase, (testCase.position % 11) / 10));
    expect(await predictions.insertMany(rows)).toBe(20_000);
    const { items } = await predictions.list(execution.id, { ...query, sort: 'score', order: 'desc', limit: 1 });
    expect(items[0]?.scores[0]?.score).toBe(1);
  });
});
