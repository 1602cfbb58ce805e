import { describe, expect, it } from 'vitest';
import {
  benjaminiHochberg,
  bootstrapInterval,
  casesNeeded,
  cohensKappa,
  confusionMatrix,
  fairSplitPValue,
  histogram,
  holmCorrection,
  type KappaWeights,
  kendallCorrelation,
  krippendorffsAlpha,
  mean,
  minimumDetectableDifference,
  normalCdf,
  normalQuantile,
  passAllK,
  passAtK,
  permutationTest,
  quantile,
  type RatingLevel,
  spearmanCorrelation,
  variance,
  wilsonInterval,
} from './index';
import vectors from './vectors.json';

/** Relative, so that a small p-value is held too; an expected 0 is held absolutely. */
function expectClose(actual: number | null, expected: number | null, tolerance = vectors.tolerance): void {
  if (expected === null || actual === null) expect(actual).toBe(expected);
  else expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance * (Math.abs(expected) || 1));
}

function expectNear(actual: number | null | undefined, expected: number, distance: number): void {
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThanOrEqual(distance);
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
    expectNear(interval?.low, expected.low, tolerance);
    expectNear(interval?.high, expected.high, tolerance);
  });
  it.each(vectors.normalCdf)('share of the normal below $x', ({ x, expected }) =>
    expectNear(normalCdf(x), expected, 1e-14),
  );
  it.each(vectors.normalQuantile)('normal quantile at $probability', ({ probability, expected }) =>
    expectClose(normalQuantile(probability), expected),
  );
  it.each(vectors.benjaminiHochberg)('Benjamini-Hochberg: $source', ({ pValues, expected }) => {
    const adjusted = benjaminiHochberg(pValues);
    expect(adjusted).toHaveLength(expected.length);
    for (const [index, value] of expected.entries()) expectClose(adjusted[index] ?? null, value);
  });
  it.each(vectors.rankCorrelation)('rank correlation: $source', ({ pairs, spearman, kendall }) => {
    const plain = pairs.map(([first = 0, second = 0]) => [first, second] as const);
    expectClose(spearmanCorrelation(plain), spearman);
    expectClose(kendallCorrelation(plain), kendall);
  });
  it.each(vectors.cohensKappa)('kappa, weights $weights: $source', ({ counts, weights, kappa, standardError }) => {
    const found = cohensKappa(counts, kappaWeights(weights));
    expectClose(found?.kappa ?? null, kappa);
    expectClose(found?.standardError ?? null, standardError, 1e-7);
  });
  it.each(vectors.krippendorffsAlpha)('alpha, $level: $source', ({ units, level, expected, tolerance }) => {
    const alpha = krippendorffsAlpha(units, ratingLevel(level));
    if (expected === null) expect(alpha).toBeNull();
    else expectNear(alpha, expected, tolerance);
  });
  it.each(vectors.passAtK)('$passes of $trials passed, $k drawn', ({ trials, passes, k, ...expected }) => {
    expectClose(passAtK(trials, passes, k), expected.passAtK);
    expectClose(passAllK(trials, passes, k), expected.passAllK);
  });
  it.each(vectors.confusionMatrix)(
    'confusion matrix: $source',
    ({ pairs, precision, recall, f1, macroF1, accuracy }) => {
      const found = confusionMatrix(pairs.map(([truth = '', given = '']) => [truth, given] as const));
      found.perLabel.forEach((label, index) => {
        expectClose(label.precision, precision[index] ?? null);
        expectClose(label.recall, recall[index] ?? null);
        expectClose(label.f1, f1[index] ?? null);
      });
      expectClose(found.macroF1, macroF1);
      expectClose(found.accuracy, accuracy);
    },
  );
  it.each(vectors.pairedPower)('$cases cases notice $difference', ({ cases, difference, ...design }) => {
    expectClose(minimumDetectableDifference(cases, design), difference);
    expect(Math.abs(casesNeeded(difference, design) - cases)).toBeLessThanOrEqual(1);
  });
  it.each(vectors.casesNeeded)(
    'a difference of $difference needs $expected cases',
    ({ difference, expected, ...design }) => expect(casesNeeded(difference, design)).toBe(expected),
  );
});

function kappaWeights(name: string): KappaWeights {
  return name === 'linear' || name === 'quadratic' ? name : 'none';
}

function ratingLevel(name: string): RatingLevel {
  return name === 'ordinal' || name === 'interval' ? name : 'nominal';
}

describe('undefined cases and figures out of range', () => {
  it('have no kappa without cases, or where chance alone agrees', () => {
    expect(cohensKappa([])).toBeNull();
    expect(
      cohensKappa([
        [0, 0],
        [0, 0],
      ]),
    ).toBeNull();
    expect(
      cohensKappa([
        [7, 0],
        [0, 0],
      ]),
    ).toBeNull();
  });
  it('have a mean even where the sum is beyond the largest number', () => {
    expect(mean([1.5e308, 1.5e308])).toBe(1.5e308);
  });
  it('have no confusion without cases', () => {
    expect(confusionMatrix([])).toEqual({ labels: [], counts: [], perLabel: [], accuracy: null, macroF1: null });
  });
  it.each([
    ['a mean of no number', () => mean([1, Number.NaN])],
    ['a variance of what is infinite', () => variance([1, Number.POSITIVE_INFINITY])],
    ['a quantile of no number', () => quantile([Number.NaN], 0.5)],
    ['an interval of no number', () => bootstrapInterval([1, Number.NaN], 1)],
    ['a test of no number', () => permutationTest([Number.NaN], 1)],
    ['a z of 0', () => wilsonInterval(1, 2, 0)],
    ['a table that is not square', () => cohensKappa([[1, 2]])],
    ['half a case', () => cohensKappa([[0.5]])],
    ['a p-value above 1', () => benjaminiHochberg([2])],
    ['a p-value that is no number', () => benjaminiHochberg([Number.NaN])],
    ['a rating that is no number', () => krippendorffsAlpha([[Number.NaN, 1]])],
    ['a measurement that is infinite', () => spearmanCorrelation([[Number.POSITIVE_INFINITY, 1]])],
    ['more passes than tries', () => passAtK(2, 3, 1)],
    ['more draws than tries', () => passAllK(2, 1, 3)],
    ['a probability of 1', () => normalQuantile(1)],
    ['a single case', () => minimumDetectableDifference(1, { standardDeviation: 1 })],
    ['a spread of 0', () => casesNeeded(0.1, { standardDeviation: 0 })],
    ['a difference of 0', () => casesNeeded(0, { standardDeviation: 1 })],
  ])('%s is refused', (_, work) => expect(work).toThrow(RangeError));
});
