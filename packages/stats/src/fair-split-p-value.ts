/**
 * Two-sided exact binomial test of fairness: the chance of a split at least as uneven as this one if both sides were equally likely.
 *
 * @param left - number of cases on one side; integer >= 0
 * @param right - number of cases on the other side; integer >= 0
 * @returns p-value in (0, 1]; 1 when there is no case at all
 * @throws {RangeError} if a count is not an integer >= 0
 */
export function fairSplitPValue(left: number, right: number): number {
  for (const count of [left, right]) {
    if (!Number.isInteger(count) || count < 0) throw new RangeError(`counts must be integers >= 0, got ${count}`);
  }
  const total = left + right;
  const smaller = Math.min(left, right);
  if (left === right) return 1;
  const logTerms = [-total * Math.LN2];
  for (let k = 1; k <= smaller; k++) {
    logTerms.push((logTerms[k - 1] ?? 0) + Math.log(total - k + 1) - Math.log(k));
  }
  const largest = logTerms[smaller] ?? 0;
  const tail = Math.exp(largest) * logTerms.reduce((sum, term) => sum + Math.exp(term - largest), 0);
  return Math.min(1, Math.max(Number.MIN_VALUE, 2 * tail));
}
