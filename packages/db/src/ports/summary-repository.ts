import type { MetricSummary } from '@assay/contracts';

/** `metricIndex` of the rows that summarise the composite. */
export const compositeIndex = -1;

export type SummaryRow = MetricSummary & {
  readonly metricIndex: number;
  /** Null: all datasets together. */
  readonly datasetVersionId: string | null;
  /** Absent: all categories together; null: the cases without one. */
  readonly category?: string | null;
  readonly corpus: Readonly<Record<string, unknown>> | null;
};

/** Aggregates of executions, always recomputed from rows and replaced whole. */
export type SummaryRepository = {
  replaceAll(executionId: string, rows: readonly SummaryRow[]): Promise<void>;
  list(executionId: string): Promise<SummaryRow[]>;
  /** Counts of unscored results by metric and error code. */
  errorCounts(
    executionId: string,
  ): Promise<{ readonly metricIndex: number; readonly code: string; readonly count: number }[]>;
};
