import { checkFinite } from './check-finite';

/**
 * Arithmetic mean.
 *
 * @param values - finite numbers
 * @returns the mean, within the smallest and largest value; null for no values
 * @throws {RangeError} if a value is not finite
 */
export function mean(values: readonly number[]): number | null {
  checkFinite(values, 'values');
  if (values.length === 0) return null;
  const [smallest, largest] = values.reduce(
    ([min, max], value) => [Math.min(min, value), Math.max(max, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  // Rounding must not carry it past the data, nor a sum beyond the largest number make it no number.
  const centre = compensatedSum(values) / values.length;
  return Number.isFinite(centre) ? Math.min(largest, Math.max(smallest, centre)) : sumOfShares(values);
}

/** The mean of values so large that their sum is none. */
function sumOfShares(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value / values.length, 0);
}

/** Neumaier's sum: the rounding error stays that of one addition however long the list. */
function compensatedSum(values: readonly number[]): number {
  let sum = 0;
  let lost = 0;
  for (const value of values) {
    const next = sum + value;
    lost += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    sum = next;
  }
  return sum + lost;
}
