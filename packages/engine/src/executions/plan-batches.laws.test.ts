import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSnapshot, buildSnapshotDataset, buildSnapshotMetric, countingIds } from '../test-support/builders';
import { countPredictions } from './count-predictions';
import { planBatches } from './plan-batches';

const configurations = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});
const sizes = fc.tuple(fc.nat(130), fc.nat(130), fc.nat(130), fc.nat(130));
const plans = fc.record({
  configurations,
  sizes,
  trials: fc.integer({ min: 1, max: 4 }),
  batchSize: fc.integer({ min: 1, max: 60 }),
});

function snapshotOf({
  configurations: chosen,
  sizes: nCases,
  trials,
}: {
  configurations: number[][];
  sizes: number[];
  trials: number;
}) {
  return buildSnapshot({
    trials,
    configurations: chosen.map((numbers, index) => ({
      name: `Configuration ${index}`,
      datasets: numbers.map((number) => buildSnapshotDataset(number, nCases[number] ?? 0)),
      metrics: [buildSnapshotMetric(index)],
      visualizations: [],
    })),
  });
}

it('puts every case of every trial into exactly one batch, and no other', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const snapshot = snapshotOf(plan);
      const batches = planBatches(snapshot, { batchSize: plan.batchSize, newId: countingIds() });
      const places = batches.flatMap(({ datasetVersionId, firstPosition, lastPosition, trial }) =>
        Array.from(
          { length: lastPosition - firstPosition + 1 },
          (_, offset) => `${datasetVersionId}/${firstPosition + offset}/${trial}`,
        ),
      );
      expect(new Set(places).size).toBe(places.length);
      const distinct = [...new Set(plan.configurations.flat())];
      const expected = distinct.flatMap((number) =>
        Array.from({ length: (plan.sizes[number] ?? 0) * plan.trials }, (_, index) => {
          const { versionId } = buildSnapshotDataset(number, 0);
          return `${versionId}/${Math.floor(index / plan.trials) + 1}/${(index % plan.trials) + 1}`;
        }),
      );
      expect(places.sort()).toEqual(expected.sort());
      expect(countPredictions(snapshot)).toBe(places.length);
    }),
  );
});

it('numbers batches from 0 without a gap, holds none above the size, and plans the same again', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const options = { batchSize: plan.batchSize, newId: countingIds() };
      const batches = planBatches(snapshotOf(plan), options);
      expect(batches.map(({ number }) => number)).toEqual(batches.map((_, index) => index));
      for (const { firstPosition, lastPosition } of batches) {
        expect(lastPosition - firstPosition + 1).toBeLessThanOrEqual(plan.batchSize);
        expect(lastPosition).toBeGreaterThanOrEqual(firstPosition);
      }
      const withoutIds = ({ id: _, ...batch }: (typeof batches)[number]) => batch;
      expect(planBatches(snapshotOf(plan), options).map(withoutIds)).toEqual(batches.map(withoutIds));
    }),
  );
});

it('asks a dataset version of two configurations once', () => {
  const snapshot = snapshotOf({ configurations: [[1], [1, 2]], sizes: [0, 60, 5, 0], trials: 2 });
  expect(countPredictions(snapshot)).toBe(130);
  const batches = planBatches(snapshot, { batchSize: 50, newId: countingIds() });
  expect(batches.map(({ firstPosition, lastPosition, trial }) => [firstPosition, lastPosition, trial])).toEqual([
    [1, 50, 1],
    [1, 50, 2],
    [51, 60, 1],
    [51, 60, 2],
    [1, 5, 1],
    [1, 5, 2],
  ]);
});
