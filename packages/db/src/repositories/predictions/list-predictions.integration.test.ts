import type { PredictionQuery } from '@assay/contracts';
import { useTestDatabase } from '@assay/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PredictionRepository } from '../../ports/prediction-repository';
import { allPages } from '../test-support/all-pages';
import { codeOf } from '../test-support/code-of';
import { newWorkspace } from '../test-support/new-workspace';
import { failedPrediction, predictionOf } from '../test-support/prediction-of';
import { seedEvaluator, seedExecution } from '../test-support/seed-evaluator';

const test = useTestDatabase();

/** Score of the case at each position from 1; case 5 could not be scored, case 8 failed. Ties on purpose. */
const scores = [0.9, 0.2, 0.9, 0.5, null, 0.2, 1, null, 0, 0.2];

let predictions: PredictionRepository;
let executionId: string;
let datasetId: string;

beforeAll(async () => {
  const { repositories } = await newWorkspace(test.database);
  const seed = await seedEvaluator(repositories, scores.length, (number) =>
    number === 4 ? { question: 'A 100% sure_thing?' } : {},
  );
  const execution = await seedExecution(repositories, seed);
  predictions = repositories.predictions;
  executionId = execution.id;
  datasetId = seed.dataset.id;
  await predictions.insertMany(
    seed.cases.map((testCase) =>
      testCase.position === 8
        ? failedPrediction(execution, testCase)
        : predictionOf(execution, testCase, scores[testCase.position - 1] ?? null, {
            latencyMs: testCase.position === 2 ? null : 100 - testCase.position,
            ...(testCase.position === 7 ? { prediction: 'Needle in here' } : {}),
          }),
    ),
  );
});

/** Positions of everything the query finds, read three at a time. */
async function positions(changes: Partial<PredictionQuery>): Promise<number[]> {
  const query: PredictionQuery = { limit: 3, sort: 'position', order: 'asc', ...changes };
  const items = await allPages((cursor) =>
    predictions.list(executionId, { ...query, ...(cursor === undefined ? {} : { cursor }) }),
  );
  return items.map(({ position }) => position);
}

describe('the list of predictions', () => {
  it('follows the cases, forwards and backwards', async () => {
    expect(await positions({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await positions({ order: 'desc' })).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it.each([undefined, 0])(
    'follows the score of metric %s, each row once, rows without one last',
    async (metricIndex) => {
      const changes = { sort: 'score', ...(metricIndex === undefined ? {} : { metricIndex }) } as const;
      const ascending = await positions({ ...changes, order: 'asc' });
      expect(ascending.map((position) => scores[position - 1])).toEqual([
        0,
        0.2,
        0.2,
        0.2,
        0.5,
        0.9,
        0.9,
        1,
        null,
        null,
      ]);
      expect(new Set(ascending).size).toBe(10);
      const descending = await positions({ ...changes, order: 'desc' });
      expect(descending.map((position) => scores[position - 1])).toEqual([
        1,
        0.9,
        0.9,
        0.5,
        0.2,
        0.2,
        0.2,
        0,
        null,
        null,
      ]);
      expect(new Set(descending).size).toBe(10);
    },
  );

  it('follows latency, rows without one last', async () => {
    expect(await positions({ sort: 'latency' })).toEqual([10, 9, 7, 6, 5, 4, 3, 1, 8, 2]);
    expect(await positions({ sort: 'latency', order: 'desc' })).toEqual([8, 1, 3, 4, 5, 6, 7, 9, 10, 2]);
  });

  it.each([undefined, 0])('is filtered by the outcome of metric %s', async (metricIndex) => {
    const changes = metricIndex === undefined ? {} : { metricIndex };
    expect(await positions({ ...changes, outcome: 'passed' })).toEqual([1, 3, 4, 7]);
    expect(await positions({ ...changes, outcome: 'failed' })).toEqual([2, 6, 9, 10]);
    expect(await positions({ ...changes, outcome: 'unscored' })).toEqual([5, 8]);
    expect(await positions({ ...changes, outcome: 'error' })).toEqual([8]);
  });

  it('is filtered by dataset and category', async () => {
    expect(await positions({ datasetId, category: 'category 1' })).toEqual([1, 4, 7, 10]);
    expect(await positions({ category: '' })).toEqual([3, 6, 9]);
    expect(await positions({ datasetId: executionId })).toEqual([]);
  });

  it('is searched by text in question and prediction, letter case aside, signs taken literally', async () => {
    expect(await positions({ text: 'nEEdle' })).toEqual([7]);
    expect(await positions({ text: '100% SURE_' })).toEqual([4]);
    expect(await positions({ text: '%' })).toEqual([4]);
    expect(await positions({ text: 'question 1' })).toEqual([1, 10]);
    expect(await positions({ text: '\0', category: '\0' })).toEqual([]);
    expect(await positions({ text: 'question', outcome: 'failed', sort: 'score', order: 'desc' })).toHaveLength(4);
  });

  it('counts what the filters find, whatever the page and the order', async () => {
    const total = async (changes: Partial<PredictionQuery>) => {
      const query: PredictionQuery = { limit: 1, sort: 'position', order: 'asc', ...changes };
      return (await predictions.list(executionId, query)).total;
    };
    expect(await total({})).toBe(10);
    expect(await total({ sort: 'score', order: 'desc' })).toBe(10);
    expect(await total({ sort: 'latency', outcome: 'failed' })).toBe(4);
    expect(await total({ sort: 'score', metricIndex: 0, outcome: 'passed', category: 'category 1' })).toBe(3);
    expect(await total({ category: '', text: 'question' })).toBe(3);
    expect(await total({ metricIndex: 7 })).toBe(0);
    const { nextCursor } = await predictions.list(executionId, { limit: 9, sort: 'position', order: 'asc' });
    expect(await total({ cursor: nextCursor ?? '' })).toBe(10);
  });

  it('shows none for a metric the execution does not have', async () => {
    expect(await positions({ metricIndex: 7 })).toEqual([]);
    expect(await positions({ metricIndex: 2 ** 40 })).toEqual([]);
  });

  it('refuses a cursor of another sort', async () => {
    const query: PredictionQuery = { limit: 3, sort: 'score', order: 'asc' };
    const { nextCursor } = await predictions.list(executionId, query);
    const cursor = nextCursor ?? '';
    expect(await codeOf(predictions.list(executionId, { ...query, sort: 'position', cursor }))).toBe('request.invalid');
    expect(await codeOf(predictions.list(executionId, { ...query, sort: 'latency', cursor }))).toBe('request.invalid');
    expect(await codeOf(predictions.list(executionId, { ...query, cursor: 'x' }))).toBe('request.invalid');
  });
});
