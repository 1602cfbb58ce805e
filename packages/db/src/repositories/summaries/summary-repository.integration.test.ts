import { useTestDatabase } from '@assay/testing';
import { describe, expect, it } from 'vitest';
import { compositeIndex, type SummaryRow } from '../../ports/summary-repository';
import { codeOf } from '../test-support/code-of';
import { newWorkspace } from '../test-support/new-workspace';
import { predictionOf } from '../test-support/prediction-of';
import { seedEvaluator, seedExecution } from '../test-support/seed-evaluator';

const test = useTestDatabase();

function summary(changes: Partial<SummaryRow>): SummaryRow {
  return {
    metricIndex: 0,
    datasetVersionId: null,
    nTotal: 3,
    nScored: 2,
    nError: 1,
    mean: 0.5,
    pessimisticMean: 1 / 3,
    interval: { low: 0.1, high: 0.9 },
    passRate: 0.5,
    nPassed: 1,
    histogram: [1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    corpus: null,
    ...changes,
  };
}

async function seeded() {
  const { repositories } = await newWorkspace(test.database);
  const seed = await seedEvaluator(repositories, 3);
  const execution = await seedExecution(repositories, seed);
  return { repositories, summaries: repositories.summaries, execution, ...seed };
}

describe('summaries', () => {
  it('come back slice by slice, the whole first', async () => {
    const { summaries, execution, dataset } = await seeded();
    const rows = [
      summary({ metricIndex: compositeIndex, passRate: null, nPassed: null }),
      summary({ corpus: { bleu: 0.25, counts: [1, 2] } }),
      summary({ category: 'a' }),
      summary({ category: null, mean: null, pessimisticMean: 0, interval: null }),
      summary({ datasetVersionId: dataset.latestVersion.id }),
    ];
    await summaries.replaceAll(execution.id, rows.toReversed());
    expect(await summaries.list(execution.id)).toEqual(rows);
  });

  it('are replaced whole, also by two at the same time', async () => {
    const { summaries, execution } = await seeded();
    await summaries.replaceAll(execution.id, [summary({}), summary({ metricIndex: 1 })]);
    const by = (mean: number) => [summary({ mean }), summary({ metricIndex: 2, mean })];
    await Promise.all([0.1, 0.2, 0.3].map((mean) => summaries.replaceAll(execution.id, by(mean))));
    const stored = await summaries.list(execution.id);
    expect(stored).toEqual(by(stored[0]?.mean ?? 0));
    await summaries.replaceAll(execution.id, []);
    expect(await summaries.list(execution.id)).toEqual([]);
  });

  it('count why scores are missing', async () => {
    const { repositories, summaries, execution, cases } = await seeded();
    await repositories.predictions.insertMany(
      cases.map((testCase) => predictionOf(execution, testCase, testCase.position === 1 ? 1 : null)),
    );
    expect(await summaries.errorCounts(execution.id)).toEqual([
      { metricIndex: 0, code: 'missing_reference', count: 2 },
    ]);
  });

  it('of another workspace are not there', async () => {
    const { summaries, execution, repositories, cases } = await seeded();
    await summaries.replaceAll(execution.id, [summary({})]);
    await repositories.predictions.insertMany(cases.map((testCase) => predictionOf(execution, testCase, null)));
    const theirs = (await newWorkspace(test.database)).repositories.summaries;
    expect(await theirs.list(execution.id)).toEqual([]);
    expect(await theirs.list('no-id')).toEqual([]);
    expect(await theirs.errorCounts(execution.id)).toEqual([]);
    expect(await codeOf(theirs.replaceAll(execution.id, []))).toBe('execution.not_found');
    expect(await summaries.list(execution.id)).toHaveLength(1);
  });
});
