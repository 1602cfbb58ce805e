/**
 * pass@k: how likely it is that at least one of k tries passes, without bias from n tries of which c passed.
 *
 * @param trials - number of tries n; integer >= 1
 * @param passes - how many passed, c; integer, 0 <= c <= n
 * @param k - integer, 1 <= k <= n
 * @returns 1 - C(n-c, k) / C(n, k), in [0, 1]
 * @throws {RangeError} if the counts are not integers in range
 * @see Chen et al. (2021), Evaluating Large Language Models Trained on Code, equation 1
 */
export function passAtK(trials: number, passes: number, k: number): number {
  checkCounts(trials, passes, k);
  return 1 - shareOfDraws(trials, trials - passes, k);
}

/**
 * pass^k: how likely it is that all of k tries pass, without bias from n tries of which c passed.
 *
 * @param trials - number of tries n; integer >= 1
 * @param passes - how many passed, c; integer, 0 <= c <= n
 * @param k - integer, 1 <= k <= n
 * @returns C(c, k) / C(n, k), in [0, 1]
 * @throws {RangeError} if the counts are not integers in range
 * @see Yao et al. (2024), τ-bench, section 3
 */
export function passAllK(trials: number, passes: number, k: number): number {
  checkCounts(trials, passes, k);
  return shareOfDraws(trials, passes, k);
}

/** How likely k draws without putting back are all among `wanted` of `total`, C(wanted, k) / C(total, k). */
function shareOfDraws(total: number, wanted: number, k: number): number {
  let share = 1;
  for (let draw = 0; draw < k; draw++) share *= Math.max(0, wanted - draw) / (total - draw);
  return share;
}

function checkCounts(trials: number, passes: number, k: number): void {
  if (!Number.isInteger(trials) || trials < 1) throw new RangeError(`trials must be an integer >= 1, got ${trials}`);
  if (!Number.isInteger(passes) || passes < 0 || passes > trials) {
    throw new RangeError(`passes must be an integer in [0, ${trials}], got ${passes}`);
  }
  if (!Number.isInteger(k) || k < 1 || k > trials)
    throw new RangeError(`k must be an integer in [1, ${trials}], got ${k}`);
}
