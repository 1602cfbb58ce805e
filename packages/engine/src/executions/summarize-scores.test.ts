import { expect, it } from 'vitest';
import { createScoreSlices } from './score-slices';

const row = (score: number | null, category: string | null, datasetVersionId = 'd1') => ({
  datasetVersionId,
  category,
  score,
  errorCode: score === null ? 'missing_reference' : null,
  passed: null,
  metadata: null,
});

it('summarises overall, by dataset and by category, with unscored cases counted apart', async () => {
  const slices = createScoreSlices(0.5);
  for (const one of [row(1, 'a'), row(0, 'a'), row(null, 'b'), row(0.5, null, 'd2')]) slices.add(one);
  const rows = await slices.summarize('seed');
  expect(rows).toHaveLength(6);
  expect(rows[0]).toMatchObject({
    datasetVersionId: null,
    nTotal: 4,
    nScored: 3,
    nError: 1,
    mean: 0.5,
    pessimisticMean: 0.375,
    passRate: 2 / 3,
    nPassed: 2,
    histogram: [1, 0, 0, 0, 0, 1, 0, 0, 0, 1],
  });
  expect(rows.find(({ category }) => category === 'b')).toMatchObject({
    nTotal: 1,
    nScored: 0,
    mean: null,
    pessimisticMean: 0,
    interval: null,
    passRate: null,
    nPassed: 0,
  });
  expect(rows.find(({ category }) => category === null)).toMatchObject({ mean: 0.5, nTotal: 1 });
  expect(rows.find(({ datasetVersionId }) => datasetVersionId === 'd2')).toMatchObject({ mean: 0.5, nTotal: 1 });
});

it('of no rows at all is zeros and no mean', async () => {
  expect(await createScoreSlices(null).summarize('seed')).toEqual([
    {
      datasetVersionId: null,
      nTotal: 0,
      nScored: 0,
      nError: 0,
      mean: null,
      pessimisticMean: null,
      interval: null,
      passRate: null,
      nPassed: null,
      histogram: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
  ]);
});
