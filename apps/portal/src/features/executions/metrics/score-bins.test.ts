import { expect, it } from 'vitest';
import { scoreBins } from './score-bins';

const histogram = [2, 0, 0, 0, 0, 0, 0, 5, 0, 3];

it('splits the bar the threshold falls into by the cases that missed it', () => {
  const bins = scoreBins({ summary: { histogram, nScored: 10, nPassed: 6 }, threshold: 0.75 });
  expect(bins.map((bin) => bin.under)).toEqual([2, 0, 0, 0, 0, 0, 0, 2, 0, 0]);
  expect(bins[7]).toEqual({ from: 0.7, to: 0.8, count: 5, under: 2 });
});

it('has nothing under a threshold that is not there', () => {
  const bins = scoreBins({ summary: { histogram, nScored: 10, nPassed: null }, threshold: null });
  expect(bins.every((bin) => bin.under === 0)).toBe(true);
  expect(bins.map((bin) => bin.count)).toEqual(histogram);
});
