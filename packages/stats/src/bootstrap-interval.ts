import { checkFinite } from './check-finite';
import type { Interval } from './interval';
import { mean } from './mean';
import { normalCdf } from './normal-cdf';
import { normalQuantile, normalQuantile95 } from './normal-quantile';
import { quantileOfSorted } from './quantile';
import { createRandom } from './random';
import { variance } from './variance';

const resamples = 1000;
/** From here on the mean of resamples is normal for all practical purposes, and resampling would cost over 10 million draws. */
const largestResampled = 10_000;
/** Relative slack under which two means count as equal, so that rounding does not decide. */
const tieSlack = 1e-12;

/**
 * 95 % interval of a mean by the bias-corrected and accelerated bootstrap, BCa (1,000 resamples); above 10,000 values by
 * the normal approximation, so that the work never exceeds ten million draws. Equal values give an interval of no width.
 *
 * @param values - finite numbers, at least two
 * @param seed - the same seed and values give the same interval
 * @returns bounds within the smallest and largest value; null for fewer than two values
 * @throws {RangeError} if a value is not finite
 * @see Efron (1987), JASA 82(397):171-185; Efron & Tibshirani (1993), An Introduction to the Bootstrap, section 14.3
 */
export function bootstrapInterval(values: readonly number[], seed: number | string): Interval | null {
  checkFinite(values, 'values');
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
  const [low, high] = correctedTails(values, means);
  return ordered(quantileOfSorted(means, low), quantileOfSorted(means, high), values);
}

/** Where in the resampled means the bounds stand, moved for their bias and for the skewness of the values. */
function correctedTails(values: readonly number[], sortedMeans: Float64Array): readonly [low: number, high: number] {
  const bias = biasCorrection(mean(values) ?? 0, sortedMeans);
  const acceleration = accelerationOf(values);
  const corrected = (z: number): number => normalCdf(bias + (bias + z) / (1 - acceleration * (bias + z)));
  return [corrected(-normalQuantile95), corrected(normalQuantile95)];
}

/** A mean equal to the observed one counts half on either side; no more than all but one may lie on one side. */
function biasCorrection(observed: number, sortedMeans: Float64Array): number {
  const slack = Math.max(1, Math.abs(observed)) * tieSlack;
  let below = 0;
  for (const one of sortedMeans) {
    if (one < observed - slack) below += 1;
    else if (one <= observed + slack) below += 0.5;
  }
  const most = sortedMeans.length - 1;
  return normalQuantile(Math.min(most, Math.max(1, below)) / sortedMeans.length);
}

/** A sixth of the skewness of the jackknife means, over √n; 0 for equal values. */
function accelerationOf(values: readonly number[]): number {
  const centre = mean(values) ?? 0;
  const furthest = values.reduce((most, value) => Math.max(most, Math.abs(value - centre)), 0);
  if (furthest === 0) return 0;
  let squares = 0;
  let cubes = 0;
  for (const value of values) {
    // In units of the largest, so that no power vanishes or overflows.
    const away = (value - centre) / furthest;
    squares += away ** 2;
    cubes += away ** 3;
  }
  return cubes / (6 * squares ** 1.5);
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
