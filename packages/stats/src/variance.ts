import { mean } from './mean';

/**
 * Unbiased sample variance (divisor n − 1).
 *
 * @param values - finite numbers
 * @returns the variance, >= 0, in squared units of the values; null for fewer than two values
 * @throws {RangeError} if a value is not finite
 */
export function variance(values: readonly number[]): number | null {
  const centre = mean(values);
  if (centre === null || values.length < 2) return null;
  const squares = values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  return squares / (values.length - 1);
}
