import { checkFinite } from './check-finite';

/**
 * Quantile by linear interpolation between order statistics (type 7, the default of R and NumPy).
 *
 * @param values - finite numbers in any order
 * @param probability - in [0, 1]; 0.5 is the median
 * @returns a number between the smallest and largest value; null for no values
 * @throws {RangeError} if the probability is outside [0, 1], or a value is not finite
 * @see Hyndman & Fan (1996), The American Statistician 50(4):361-365
 */
export function quantile(values: readonly number[], probability: number): number | null {
  checkFinite(values, 'values');
  return quantileOfSorted(Float64Array.from(values).sort(), probability);
}

/** {@link quantile} of values that are already in ascending order. */
export function quantileOfSorted(sorted: ArrayLike<number>, probability: number): number | null {
  if (!(probability >= 0 && probability <= 1)) {
    throw new RangeError(`probability must be in [0, 1], got ${probability}`);
  }
  const position = (sorted.length - 1) * probability;
  const low = sorted[Math.floor(position)];
  const high = sorted[Math.ceil(position)];
  if (low === undefined || high === undefined) return null;
  return low + (high - low) * (position - Math.floor(position));
}
