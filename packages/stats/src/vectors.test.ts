import { describe, expect, it } from 'vitest';
import {
  bootstrapInterval,
  fairSplitPValue,
  histogram,
  holmCorrection,
  mean,
  permutationTest,
  quantile,
  variance,
  wilsonInterval,
} from './index';
import vectors from './vectors.json';

function expectClose(actual: number | null, expected: number | null, tolerance = vectors.tolerance): void {
  if (expected === null || actual === null) expect(actual).toBe(expected);
  else expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance * Math.max(1, Math.abs(expected)));
}

describe('sourced values', () => {
  it.each(vectors.mean)('mean of $values', ({ values, expected }) => expectClose(mean(values), expected));
  it.each(vectors.variance)('variance of $values', ({ values, expected }) => expectClose(variance(values), expected));
  it.each(vectors.quantile)('quantile $probability of $values', ({ values, probability, expected }) =>
    expectClose(quantile(values, probability), expected),
  );
  it.each(vectors.wilsonInterval)('Wilson interval of $successes in $trials', ({ successes, trials, expected }) => {
    const interval = wilsonInterval(successes, trials);
    expectClose(interval.low, expected.low);
    expectClose(interval.high, expected.high);
  });
  it.each(vectors.fairSplitPValue)('fair split of $left and $right', ({ left, right, expected }) =>
    expectClose(fairSplitPValue(left, right), expected),
  );
  it.each(vectors.permutationTest)('permutation test of $differences', ({ differences, expected }) =>
    expectClose(permutationTest(differences, 1), expected),
  );
  it.each(vectors.holmCorrection)('Holm correction of $pValues', ({ pValues, expected }) => {
    const adjusted = holmCorrection(pValues);
    expect(adjusted).toHaveLength(expected.length);
    for (const [index, value] of expected.entries()) expectClose(adjusted[index] ?? null, value);
  });
  it.each(vectors.histogram)('histogram of $scores', ({ scores, expected }) =>
    expect(histogram(scores).map((bin) => bin.count)).toEqual(expected),
  );
  it.each(vectors.bootstrapInterval)('bootstrap interval: $note', ({ values, expected, tolerance }) => {
    const interval = bootstrapInterval(values, 'any seed');
    expectClose(interval?.low ?? null, expected.low, tolerance);
    expectClose(interval?.high ?? null, expected.high, tolerance);
  });
});
