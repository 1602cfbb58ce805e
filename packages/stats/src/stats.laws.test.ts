import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bootstrapInterval,
  createRandom,
  fairSplitPValue,
  histogram,
  holmCorrection,
  mcnemar,
  mean,
  meanInterval,
  pairedDifference,
  permutationTest,
  quantile,
  signTest,
  wilsonInterval,
} from './index';

const score = fc.oneof(fc.constantFrom(0, 1, 0.5), fc.double({ min: 0, max: 1, noNaN: true }));
const scores = fc.array(score, { minLength: 1, maxLength: 60 });
const difference = fc.oneof(fc.constantFrom(0, 0.5, -0.5), fc.double({ min: -1, max: 1, noNaN: true }));
const differences = fc.array(difference, { maxLength: 40 });
const probability = fc.double({ min: 0, max: 1, noNaN: true });

describe('laws', () => {
  it('the mean and every quantile lie within the data', () => {
    fc.assert(
      fc.property(scores, probability, (values, at) => {
        for (const value of [mean(values), quantile(values, at)]) {
          expect(value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-12);
          expect(value).toBeLessThanOrEqual(Math.max(...values) + 1e-12);
        }
      }),
    );
  });

  it('quantiles rise with their probability', () => {
    fc.assert(
      fc.property(scores, probability, probability, (values, a, b) => {
        const [low, high] = [quantile(values, Math.min(a, b)), quantile(values, Math.max(a, b))];
        expect((high ?? 0) - (low ?? 0)).toBeGreaterThanOrEqual(-1e-12);
      }),
    );
  });

  it('an interval of a mean of scores stays in [0, 1], in order, and repeats with its seed', () => {
    fc.assert(
      fc.property(scores, fc.string(), (values, seed) => {
        const interval = meanInterval(values, { seed });
        expect(meanInterval(values, { seed })).toEqual(interval);
        if (interval === null) {
          expect(values.length).toBe(1);
          return;
        }
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.high).toBeGreaterThanOrEqual(interval.low);
        expect(interval.high).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  });

  it('the Wilson interval holds the proportion and mirrors', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (trials, draw) => {
        const successes = draw % (trials + 1);
        const { low, high } = wilsonInterval(successes, trials);
        expect(low).toBeLessThanOrEqual(successes / trials);
        expect(high).toBeGreaterThanOrEqual(successes / trials);
        expect(wilsonInterval(trials - successes, trials).low).toBeCloseTo(1 - high, 12);
      }),
    );
  });

  it('p-values lie in (0, 1] and do not depend on which side is first', () => {
    fc.assert(
      fc.property(differences, (moves) => {
        const flipped = moves.map((move) => -move);
        for (const test of [signTest, (values: number[]) => permutationTest(values, 3)]) {
          expect(test(moves)).toBeGreaterThan(0);
          expect(test(moves)).toBeLessThanOrEqual(1);
        }
        expect(signTest(flipped)).toBe(signTest(moves));
      }),
      { numRuns: 60 },
    );
  });

  it('a fairer split is never more surprising', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (total, draw) => {
        const left = draw % total;
        const lopsided = fairSplitPValue(left, total - left);
        const fairer = left < total - left ? fairSplitPValue(left + 1, total - left - 1) : 1;
        expect(fairer).toBeGreaterThanOrEqual(lopsided - 1e-12);
      }),
    );
  });

  it('Holm never lowers a p-value and keeps their order', () => {
    fc.assert(
      fc.property(fc.array(probability, { minLength: 2, maxLength: 12 }), (pValues) => {
        const adjusted = holmCorrection(pValues);
        for (const [index, value] of pValues.entries()) expect(adjusted[index]).toBeGreaterThanOrEqual(value);
        const [a = 0, b = 0] = pValues;
        const [x = 0, y = 0] = adjusted;
        if (a <= b) expect(x).toBeLessThanOrEqual(y);
      }),
    );
  });

  it('a histogram loses no score', () => {
    fc.assert(
      fc.property(scores, (values) => {
        expect(histogram(values).reduce((sum, bin) => sum + bin.count, 0)).toBe(values.length);
      }),
    );
  });
});

describe('degenerate cases', () => {
  it('has defined values for nothing, one case and no spread', () => {
    expect(meanInterval([], { seed: 1 })).toBeNull();
    expect(meanInterval([0.4], { seed: 1 })).toBeNull();
    expect(meanInterval([0.4, 0.4, 0.4], { seed: 1 })).toEqual({ low: 0.4, high: 0.4 });
    expect(pairedDifference([], { seed: 1 })).toEqual({ n: 0, meanDifference: null, interval: null, pValue: 1 });
    expect(pairedDifference([[0.2, 0.5]], { seed: 1 })).toMatchObject({ n: 1, interval: null, pValue: 1 });
    expect(mcnemar([])).toEqual({ onlyFirst: 0, onlySecond: 0, pValue: 1 });
  });

  it('refuses counts, probabilities and scores that cannot be', () => {
    expect(() => wilsonInterval(2, 1)).toThrow('successes must be an integer in [0, 1], got 2');
    expect(() => wilsonInterval(0, 0)).toThrow('trials must be an integer >= 1, got 0');
    expect(() => quantile([1], 1.5)).toThrow('probability must be in [0, 1], got 1.5');
    expect(() => histogram([Number.NaN])).toThrow('scores must be in [0, 1], got NaN');
    expect(() => holmCorrection([2])).toThrow('p-values must be in [0, 1], got 2');
    expect(() => fairSplitPValue(-1, 2)).toThrow('counts must be integers >= 0, got -1');
    expect(() => createRandom(Number.NaN)).toThrow('seed must be finite, got NaN');
  });
});

describe('mcnemar', () => {
  it('counts who alone passed and tests that split', () => {
    const pairs = [
      ...Array.from({ length: 9 }, () => [false, true] as const),
      [true, false] as const,
      [true, true] as const,
      [false, false] as const,
    ];
    const result = mcnemar(pairs);
    expect(result).toMatchObject({ onlyFirst: 1, onlySecond: 9 });
    expect(result.pValue).toBeCloseTo(22 / 1024, 12);
  });
});

describe('random', () => {
  it('is even over its range and differs between neighbouring seeds', () => {
    const random = createRandom(1);
    const counts = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 100_000; draw++) {
      const bin = random.below(10);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    expect(createRandom(1).next()).not.toBe(createRandom(2).next());
    expect(createRandom('a').next()).toBe(createRandom('a').next());
  });
});

describe('speed', () => {
  it('bounds 10,000 cases and 1,000 resamples well under two seconds, and a million cases too', () => {
    const random = createRandom(5);
    const values = Array.from({ length: 10_000 }, () => random.next());
    const many = Array.from({ length: 1_000_000 }, () => random.next());
    const interval = bootstrapInterval(values, 1);
    const large = bootstrapInterval(many, 1);
    expect(interval?.low).toBeCloseTo((mean(values) ?? 0) - 1.96 * Math.sqrt(1 / 12 / 10_000), 2);
    expect(large?.high).toBeCloseTo((mean(many) ?? 0) + 1.96 * Math.sqrt(1 / 12 / 1_000_000), 4);
  });
});
