import type { CaseChange, ComparedCase, CountedPage } from '@assay/contracts';

/**
 * One side of a comparison: a metric of an execution, or the composite of its cases. The composite of a case in several
 * configurations is the mean of theirs, and missing where one of them is.
 */
export type ComparedSide = {
  readonly executionId: string;
  readonly of: { readonly metricIndex: number } | 'composite';
};

/** A case both executions have and the metric applies to; a score is null where it could not be computed. */
export type PairedScore = {
  readonly datasetId: string;
  readonly caseKey: string;
  readonly trial: number;
  readonly baseline: number | null;
  readonly execution: number | null;
};

export type PairedCounts = {
  readonly nShared: number;
  readonly onlyInBaseline: number;
  readonly onlyInExecution: number;
};

/** Pairs two executions' rows by (dataset, case key, trial), of one workspace. */
export type ComparisonRepository = {
  counts(baselineId: string, executionId: string): Promise<PairedCounts>;
  pairs(baseline: ComparedSide, execution: ComparedSide): Promise<PairedScore[]>;
  /**
   * Largest loss first; those without a difference last. Without a change asked for, the shared cases the metric applies
   * to and every case only one execution has. `text` is looked for in the question and both predictions.
   */
  cases(query: {
    readonly baseline: ComparedSide;
    readonly execution: ComparedSide;
    readonly change?: CaseChange | undefined;
    readonly text?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  }): Promise<CountedPage<ComparedCase>>;
};
