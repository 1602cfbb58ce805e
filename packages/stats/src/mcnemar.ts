import { fairSplitPValue } from './fair-split-p-value';

/** Outcome of McNemar's test on paired verdicts. */
export type McNemarResult = {
  /** Cases only the first side passed. */
  readonly onlyFirst: number;
  /** Cases only the second side passed. */
  readonly onlySecond: number;
  /** Two-sided, in (0, 1]; 1 when the sides never disagree. */
  readonly pValue: number;
};

/**
 * Exact two-sided McNemar test: do two sides that judged the same cases differ in pass rate?
 *
 * @param pairs - for each case, whether the first and the second side passed
 * @see McNemar (1947), Psychometrika 12(2):153-157, in its exact binomial form
 */
export function mcnemar(pairs: readonly (readonly [first: boolean, second: boolean])[]): McNemarResult {
  const onlyFirst = pairs.filter(([first, second]) => first && !second).length;
  const onlySecond = pairs.filter(([first, second]) => !first && second).length;
  return { onlyFirst, onlySecond, pValue: fairSplitPValue(onlyFirst, onlySecond) };
}
