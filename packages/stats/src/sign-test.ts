import { checkFinite } from './check-finite';
import { fairSplitPValue } from './fair-split-p-value';

/**
 * Exact two-sided sign test on paired differences; differences of 0 are left out.
 *
 * @param differences - second side minus first side, one per case; finite numbers
 * @returns p-value in (0, 1]; 1 when no case differs
 * @throws {RangeError} if a difference is not finite
 * @see Dixon & Mood (1946), JASA 41(236):557-566
 */
export function signTest(differences: readonly number[]): number {
  checkFinite(differences, 'differences');
  const up = differences.filter((difference) => difference > 0).length;
  const down = differences.filter((difference) => difference < 0).length;
  return fairSplitPValue(up, down);
}
