/** Parts a whole is shown in: two decimals. */
const whole = 100;

/**
 * Weights as shares of their sum, rounded to two decimals so that what is shown adds up to exactly 1.00.
 *
 * @param weights - anything that is not a positive number counts as 0
 * @returns a share for each weight; all 0 when the weights are
 */
export function shareOut(weights: readonly (number | undefined)[]): readonly number[] {
  const known = weights.map((weight) => (weight !== undefined && weight > 0 ? weight : 0));
  const sum = known.reduce((total, weight) => total + weight, 0);
  if (sum === 0 || !Number.isFinite(sum)) return known.map(() => 0);
  const exact = known.map((weight) => (weight / sum) * whole);
  const missing = whole - exact.reduce((total, part) => total + Math.floor(part), 0);
  // What rounding down left over goes to those it took most from.
  const raised = new Set(
    exact
      .map((part, index) => ({ index, rest: part - Math.floor(part) }))
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return exact.map((part, index) => (Math.floor(part) + (raised.has(index) ? 1 : 0)) / whole);
}
