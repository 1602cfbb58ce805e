import type { Interval } from './interval';
import { mean } from './mean';
import { normalQuantile95 } from './normal-quantile';
import { quantileOfSorted } from './quantile';
import { createRandom } from './random';
import { variance } from './variance';

const resamples = 1000;
/** From here on the mean of resamples is normal for all practical purposes, and resampling would cost over 10 million draws. */
const largestResampled = 10_000;
const tail = 0.025;

/**
 * 95 % interval of a mean by the percentile bootstrap (1,000 resamples); above 10,000 values by the normal approximation,
 * so that the work never exceeds ten million draws.
 *
 * @param values - finite numbers, at least two
 * @param seed - the same seed and values give the same interval
 * @returns bounds within the smallest and largest value; null for fewer than two values
 * @see Efron & Tibshirani (1993), An Introduction to the Bootstrap, chapter 13
 */
export function bootstrapInterval(values: readonly number[], seed: number | string): Interval | null {
  if (values.length < 2) return null;
  return values.length > largestResampled ? normalInterval(values) : resampledInterval(values, seed);
}

function resampledInterval(values: readonly number[], seed: number | string): Interval | null {
  const random = createRandom(seed);
  const pool = Float64Array.from(values);
  const means = new Float64Array(resamples);
  for (let round = 0; round < resamples; round++) {
    let sum = 0;
    for (let draw = 0; draw < pool.length; draw++) sum += pool[random.below(pool.length)] ?? 0;
    means[round] = sum / pool.length;
  }
  means.sort();
  return ordered(quantileOfSorted(means, tail), quantileOfSorted(means, 1 - tail), values);
}

function normalInterval(values: readonly number[]): Interval | null {
  const centre = mean(values);
  const spread = variance(values);
  if (centre === null || spread === null) return null;
  const half = normalQuantile95 * Math.sqrt(spread / values.length);
  return ordered(centre - half, centre + half, values);
}

/** Keeps rounding from carrying a bound past the data. */
function ordered(low: number | null, high: number | null, values: readonly number[]): Interval | null {
  if (low === null || high === null) return null;
  const [smallest, largest] = values.reduce(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const clamp = (bound: number): number => Math.min(largest, Math.max(smallest, bound));
  return { low: clamp(low), high: clamp(high) };
}
