import type { RecentExecution } from '@assay/contracts';

type TrendPoint = {
  readonly execution: RecentExecution;
  readonly composite: number;
  /** Place from left to right, 0 to 1. */
  readonly x: number;
};

/** The composites of an evaluator's latest executions, the oldest first, spread over the width. */
export function trendPoints(recent: readonly RecentExecution[]): readonly TrendPoint[] {
  const scored = recent.flatMap((execution) =>
    execution.composite === null ? [] : [{ execution, composite: execution.composite }],
  );
  const last = scored.length - 1;
  return scored.reverse().map((point, place) => ({ ...point, x: last === 0 ? 1 / 2 : place / last }));
}
