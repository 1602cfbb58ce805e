import type { RecentExecution } from '@assay/contracts';
import { expect, it } from 'vitest';
import { trendPoints } from './trend-points';

const execution = (number: number, composite: number | null): RecentExecution => ({
  ...{ id: `e${number}`, number, status: 'COMPLETED', composite, passed: null },
  createdAt: '2025-11-28T16:04:00Z',
});

it('goes from the oldest at the left to the newest at the right, without those that have no composite', () => {
  const points = trendPoints([execution(4, 0.9), execution(3, null), execution(2, 0.7), execution(1, 0.5)]);
  expect(points.map(({ x, composite }) => [x, composite])).toEqual([
    [0, 0.5],
    [0.5, 0.7],
    [1, 0.9],
  ]);
});

it('puts a single one into the middle', () => {
  expect(trendPoints([execution(1, 0.5)])[0]?.x).toBe(0.5);
});
