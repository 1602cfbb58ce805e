/**
 * Arithmetic mean.
 *
 * @param values - finite numbers
 * @returns the mean, within the smallest and largest value; null for no values
 */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return compensatedSum(values) / values.length;
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
