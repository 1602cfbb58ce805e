import { bootstrapInterval } from './bootstrap-interval';
import { checkFinite } from './check-finite';
import type { Interval } from './interval';
import { wilsonInterval } from './wilson-interval';

/**
 * 95 % interval of the mean of scores: Wilson when every score is 0 or 1, else the BCa bootstrap.
 *
 * @param values - scores, finite numbers
 * @param options - `seed`: the same seed and values give the same interval
 * @returns the interval; null for no values, and for a single value that is neither 0 nor 1
 * @throws {RangeError} if a value is not finite
 */
export function meanInterval(values: readonly number[], { seed }: { readonly seed: number | string }): Interval | null {
  checkFinite(values, 'values');
  if (values.length === 0) return null;
  if (!values.every((value) => value === 0 || value === 1)) return bootstrapInterval(values, seed);
  return wilsonInterval(values.filter((value) => value === 1).length, values.length);
}
