import type { MetricSummary } from '@assay/contracts';
import { histogram, mean, meanInterval } from '@assay/stats';

/** Scores of a set of cases, counted as they are read. */
export type ScoreTally = {
  /** Scores of the cases that have one, each in [0, 1]. */
  readonly scores: number[];
  /** Cases, scored or not. */
  nTotal: number;
  /** Cases at or over the threshold. */
  nPassed: number;
};

type SummarizeOptions = {
  /** In [0, 1]; null gives no pass rate. */
  readonly threshold: number | null;
  /** The same seed and scores give the same interval. */
  readonly seed: string;
};

/** One metric over a set of cases; unscored cases are counted apart and never averaged as 0 except in the pessimistic mean. */
export function summarizeScores(tally: ScoreTally, { threshold, seed }: SummarizeOptions): MetricSummary {
  const { scores, nTotal, nPassed } = tally;
  const nScored = scores.length;
  const average = mean(scores);
  return {
    nTotal,
    nScored,
    nError: nTotal - nScored,
    mean: average,
    pessimisticMean: nTotal === 0 ? null : ((average ?? 0) * nScored) / nTotal,
    interval: meanInterval(scores, { seed }),
    passRate: threshold === null || nScored === 0 ? null : nPassed / nScored,
    nPassed: threshold === null ? null : nPassed,
    histogram: histogram(scores).map((bin) => bin.count),
  };
}
