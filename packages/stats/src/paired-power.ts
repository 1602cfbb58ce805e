import { normalQuantile } from './normal-quantile';

/** What a paired comparison is to find out. */
export type PairedDesign = {
  /** Standard deviation of second minus first, case by case; > 0, in the unit of the scores. */
  readonly standardDeviation: number;
  /** Share of true differences that should be noticed, in (0, 1); 0.8 unless given. */
  readonly power?: number;
  /** Two-sided share of false alarms, in (0, 1); 0.05 unless given. */
  readonly alpha?: number;
};

/**
 * The smallest mean difference of two executions over the same cases that would be noticed.
 *
 * @param cases - number of cases both sides answered; integer >= 2
 * @returns in the unit of the scores
 * @throws {RangeError} if a figure is out of range
 * @see Cohen (1988), Statistical Power Analysis, chapter 2, for paired samples by the normal approximation with the
 *   correction of Guenther (1981), The American Statistician 35(4):243-244
 */
export function minimumDetectableDifference(cases: number, design: PairedDesign): number {
  if (!Number.isInteger(cases) || cases < 2) throw new RangeError(`cases must be an integer >= 2, got ${cases}`);
  const { reach, correction } = quantilesOf(design);
  return (reach * design.standardDeviation) / Math.sqrt(Math.max(1, cases - correction));
}

/**
 * How many cases a paired comparison needs to notice a mean difference.
 *
 * @param difference - the mean difference to be noticed, > 0, in the unit of the scores
 * @returns an integer >= 2
 * @throws {RangeError} if a figure is out of range
 * @see {@link minimumDetectableDifference}, solved for the number of cases
 */
export function casesNeeded(difference: number, design: PairedDesign): number {
  if (!(difference > 0)) throw new RangeError(`difference must be above 0, got ${difference}`);
  const { reach, correction } = quantilesOf(design);
  return Math.max(2, Math.ceil((reach * design.standardDeviation) ** 2 / difference ** 2 + correction));
}

/** How many standard errors away a difference must be, and the cases that estimating the spread costs. */
function quantilesOf({ standardDeviation, power = 0.8, alpha = 0.05 }: PairedDesign): {
  readonly reach: number;
  readonly correction: number;
} {
  if (!(standardDeviation > 0)) throw new RangeError(`standardDeviation must be above 0, got ${standardDeviation}`);
  const z = normalQuantile(1 - alpha / 2);
  return { reach: z + normalQuantile(power), correction: z ** 2 / 2 };
}
