import { type HistogramBin, histogram, type Interval, mean, meanInterval } from '@assay/stats';
import { passes } from './passes';

/** One metric over many cases. Every figure but the pessimistic mean is over scored cases only. */
export type ScoreSummary = {
  readonly nTotal: number;
  readonly nScored: number;
  /** Cases the metric left unscored. */
  readonly nError: number;
  /** In [0, 1]; null when no case was scored. */
  readonly mean: number | null;
  /** The mean with unscored cases counted as 0; null for no cases. */
  readonly pessimisticMean: number | null;
  /** 95 % interval of the mean; null when there are too few scored cases for one. */
  readonly interval: Interval | null;
  /** Share of scored cases that reach the threshold; null without a threshold or without a scored case. */
  readonly passRate: number | null;
  readonly histogram: readonly HistogramBin[];
};

/**
 * Summarises one metric's scores.
 *
 * @param scores - one per case, each in [0, 1] or null for unscored
 * @param options - `threshold` in [0, 1] or null for none; `seed` makes the interval repeatable
 */
export function summarizeScores(
  scores: readonly (number | null)[],
  { threshold, seed }: { readonly threshold: number | null; readonly seed: number | string },
): ScoreSummary {
  const scored = scores.filter((score) => score !== null);
  const average = mean(scored);
  const passing = threshold === null ? [] : scored.filter((score) => passes(score, threshold));
  return {
    nTotal: scores.length,
    nScored: scored.length,
    nError: scores.length - scored.length,
    mean: average,
    pessimisticMean: scores.length === 0 ? null : ((average ?? 0) * scored.length) / scores.length,
    interval: meanInterval(scored, { seed }),
    passRate: threshold === null || scored.length === 0 ? null : passing.length / scored.length,
    histogram: histogram(scored),
  };
}
