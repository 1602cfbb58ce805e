import { bootstrapInterval } from './bootstrap-interval';
import type { Interval } from './interval';
import { mean } from './mean';
import { permutationTest } from './permutation-test';

/** How two sides that answered the same cases differ. */
export type PairedDifference = {
  readonly n: number;
  /** Mean of second minus first; null for no cases. */
  readonly meanDifference: number | null;
  /** 95 % paired bootstrap interval of the mean difference; null for fewer than two cases. */
  readonly interval: Interval | null;
  /** Two-sided paired permutation p-value in (0, 1]; 1 when no case differs. */
  readonly pValue: number;
};

/**
 * Compares two sides case by case.
 *
 * @param pairs - scores of the first and the second side on the same case; finite numbers
 * @param options - `seed`: the same seed and pairs give the same result
 * @throws {RangeError} if a score is not finite
 */
export function pairedDifference(
  pairs: readonly (readonly [first: number, second: number])[],
  { seed }: { readonly seed: number | string },
): PairedDifference {
  const differences = pairs.map(([first, second]) => second - first);
  return {
    n: pairs.length,
    meanDifference: mean(differences),
    interval: bootstrapInterval(differences, seed),
    pValue: permutationTest(differences, seed),
  };
}
