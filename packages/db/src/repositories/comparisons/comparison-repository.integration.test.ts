import type { CaseChange, ComparedCase } from '@assay/contracts';
import { useTestDatabase } from '@assay/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ComparedSide } from '../../ports/comparison-repository';
import type { Repositories } from '../../ports/repositories';
import { allPages } from '../test-support/all-pages';
import { codeOf } from '../test-support/code-of';
import { datasetVersionOf } from '../test-support/dataset-version-of';
import { newWorkspace } from '../test-support/new-workspace';
import { predictionOf } from '../test-support/prediction-of';
import { seedEvaluator, seedExecution } from '../test-support/seed-evaluator';

const test = useTestDatabase();

/** Scores by case number: of version 1's cases 1 to 7, and of version 2's cases 2 to 8. */
const baselineScores = [0.5, 0.9, 0.5, 0.2, null, 0.4, 1];
const executionScores = [0.1, 0.5, 0.6, 1, null, 0.6, 0.3];

let repositories: Repositories;
let baseline: ComparedSide;
let execution: ComparedSide;

beforeAll(async () => {
  repositories = (await newWorkspace(test.database)).repositories;
  const seed = await seedEvaluator(repositories, baselineScores.length);
  const first = await seedExecution(repositories, seed);
  await repositories.predictions.insertMany(
    seed.cases.map((testCase, index) => predictionOf(first, testCase, baselineScores[index] ?? null)),
  );
  const shifted = { ...datasetVersionOf(8), cases: datasetVersionOf(8).cases.slice(1) };
  const dataset = await repositories.datasets.addVersion(seed.dataset.id, shifted);
  const cases = await repositories.datasets.casesInRange(dataset.latestVersion.id, 1, 7);
  const second = await seedExecution(repositories, { ...seed, dataset, cases });
  await repositories.predictions.insertMany(
    cases.map((testCase, index) => predictionOf(second, testCase, executionScores[index] ?? null)),
  );
  baseline = { executionId: first.id, of: 'composite' };
  execution = { executionId: second.id, of: { metricIndex: 0 } };
});

function list(change?: CaseChange, limit = 2): Promise<ComparedCase[]> {
  return allPages((cursor) => repositories.comparisons.cases({ baseline, execution, limit, change, cursor }));
}

const keys = (cases: readonly ComparedCase[]) => cases.map(({ caseKey }) => Number(caseKey.replace('key-', '')));

describe('comparisons', () => {
  it('pair cases by their key across dataset versions', async () => {
    const counts = await repositories.comparisons.counts(baseline.executionId, execution.executionId);
    expect(counts).toEqual({ nShared: 6, onlyInBaseline: 1, onlyInExecution: 1 });
    const pairs = await repositories.comparisons.pairs(baseline, execution);
    expect(pairs.map(({ caseKey, trial, ...pair }) => [caseKey, trial, pair.baseline, pair.execution])).toEqual([
      ['key-2', 1, 0.9, 0.1],
      ['key-3', 1, 0.5, 0.5],
      ['key-4', 1, 0.2, 0.6],
      ['key-5', 1, null, 1],
      ['key-6', 1, 0.4, null],
      ['key-7', 1, 1, 0.6],
    ]);
  });

  it('list cases from the largest loss on, page by page, those without a difference last', async () => {
    const cases = await list();
    expect(keys(cases)).toEqual([2, 7, 3, 4, 1, 5, 6, 8]);
    expect(cases.map(({ difference }) => difference)).toEqual([
      expect.closeTo(-0.8),
      -0.4,
      0,
      expect.closeTo(0.4),
      null,
      null,
      null,
      null,
    ]);
    expect(cases).toEqual(await list(undefined, 50));
    expect(cases[0]).toMatchObject({
      question: 'What is the answer to question 2?',
      answers: ['answer 2'],
      category: 'category 2',
      baseline: { prediction: 'the answer of case 2', score: 0.9 },
      execution: { prediction: 'the answer of case 1', score: 0.1 },
    });
    expect(cases.find(({ caseKey }) => caseKey === 'key-1')?.execution).toBeNull();
    expect(cases.find(({ caseKey }) => caseKey === 'key-8')?.baseline).toBeNull();
  });

  it('list what became of the cases', async () => {
    expect(keys(await list('worse'))).toEqual([2, 7]);
    expect(keys(await list('improved'))).toEqual([4]);
    expect(keys(await list('unchanged'))).toEqual([3]);
    expect(keys(await list('unscored', 1))).toEqual([5, 6]);
    expect(keys(await list('only_in_baseline'))).toEqual([1]);
    expect(keys(await list('only_in_execution'))).toEqual([8]);
  });

  it('are searched by question and by either prediction, and counted whatever the page', async () => {
    const search = async (text: string, change?: CaseChange) => {
      const { items, total } = await repositories.comparisons.cases({ baseline, execution, limit: 1, text, change });
      expect(items.length).toBe(Math.min(total, 1));
      return total;
    };
    expect(await search('')).toBe(8);
    expect(await search('QUESTION 4?')).toBe(1);
    // Case 7 is the baseline's seventh; in the execution it stands sixth, which is how its prediction calls it.
    expect(await search('of case 7')).toBe(2);
    expect(await search('of case 6', 'worse')).toBe(1);
    expect(await search('%')).toBe(0);
    expect(await search('question', 'unscored')).toBe(2);
  });

  it('refuse a cursor that is none', async () => {
    const query = { baseline, execution, limit: 2, cursor: 'x' };
    expect(await codeOf(repositories.comparisons.cases(query))).toBe('request.invalid');
  });

  it('see nothing of another workspace', async () => {
    const { comparisons } = (await newWorkspace(test.database)).repositories;
    const nothing = { nShared: 0, onlyInBaseline: 0, onlyInExecution: 0 };
    expect(await comparisons.counts(baseline.executionId, execution.executionId)).toEqual(nothing);
    expect(await comparisons.counts('no-id', execution.executionId)).toEqual(nothing);
    expect(await comparisons.pairs(baseline, execution)).toEqual([]);
    expect(await comparisons.cases({ baseline, execution, limit: 5 })).toEqual({
      items: [],
      nextCursor: null,
      total: 0,
    });
  });
});
