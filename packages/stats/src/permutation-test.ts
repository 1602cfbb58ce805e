import { checkFinite } from './check-finite';
import { createRandom, type Random } from './random';

const mostFlips = 10_000;
const fewestFlips = 1_000;
/** Signs tried in all; keeps the test around a second at 100,000 differing cases. */
const signBudget = 100_000_000;
/** Below this many differences every assignment of signs is tried, so the p-value is exact. */
const exactUpTo = 13;
/** Relative slack under which two sums count as equal, so that rounding does not decide. */
const tieSlack = 1e-12;

/**
 * Two-sided paired permutation (sign-flip) test of a mean difference of 0; differences of 0 carry no weight and are left out.
 *
 * Exact up to 13 differing cases, otherwise estimated from 10,000 random sign flips, fewer above 10,000 differing cases.
 *
 * @param differences - second side minus first side, one per case; finite numbers
 * @param seed - the same seed and differences give the same p-value
 * @returns p-value in (0, 1]; 1 when no case differs
 * @throws {RangeError} if a difference is not finite
 * @see Good (2005), Permutation, Parametric and Bootstrap Tests of Hypotheses, section 3.2
 */
export function permutationTest(differences: readonly number[], seed: number | string): number {
  checkFinite(differences, 'differences');
  const moving = Float64Array.from(differences.filter((difference) => difference !== 0));
  if (moving.length === 0) return 1;
  const observed = Math.abs(moving.reduce((sum, value) => sum + value, 0));
  const scale = moving.reduce((sum, value) => sum + Math.abs(value), 0);
  const bar = observed - scale * tieSlack;
  return moving.length <= exactUpTo ? exactShare(moving, bar) : sampledShare(moving, bar, seed);
}

function exactShare(moving: Float64Array, bar: number): number {
  const assignments = 2 ** moving.length;
  let extreme = 0;
  for (let signs = 0; signs < assignments; signs++) {
    let sum = 0;
    for (let index = 0; index < moving.length; index++) {
      const value = moving[index] ?? 0;
      sum += (signs >>> index) & 1 ? value : -value;
    }
    if (Math.abs(sum) >= bar) extreme++;
  }
  return extreme / assignments;
}

/** The observed assignment counts as one of the draws, so the estimate is never 0. */
function sampledShare(moving: Float64Array, bar: number, seed: number | string): number {
  const random = createRandom(seed);
  const flips = Math.max(fewestFlips, Math.min(mostFlips, Math.floor(signBudget / moving.length)));
  let extreme = 1;
  for (let flip = 0; flip < flips; flip++) {
    if (Math.abs(randomlySignedSum(moving, random)) >= bar) extreme++;
  }
  return extreme / (flips + 1);
}

/** One draw of 32 bits decides 32 signs. */
function randomlySignedSum(moving: Float64Array, random: Random): number {
  let sum = 0;
  for (let start = 0; start < moving.length; start += 32) {
    let signs = random.below(2 ** 32);
    const end = Math.min(start + 32, moving.length);
    for (let index = start; index < end; index++) {
      const value = moving[index] ?? 0;
      sum += (signs & 1) === 0 ? -value : value;
      signs >>>= 1;
    }
  }
  return sum;
}
