import type { ComparedCase, Page } from '@assay/contracts';

/** One side of a comparison: a metric of an execution, or a configuration's composite. */
export type ComparedSide = {
  readonly executionId: string;
  readonly of: { readonly metricIndex: number } | { readonly configurationIndex: number };
};

/** A case both executions have; a score is null where it could not be computed. */
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

export type CaseChange = 'improved' | 'worse' | 'unchanged' | 'only_in_baseline' | 'only_in_execution' | 'unscored';

/** Pairs two executions' rows by (dataset, case key, trial), of one workspace. */
export type ComparisonRepository = {
  counts(baselineId: string, executionId: string): Promise<PairedCounts>;
  pairs(baseline: ComparedSide, execution: ComparedSide): Promise<PairedScore[]>;
  /** Largest loss first. */
  cases(query: {
    readonly baseline: ComparedSide;
    readonly execution: ComparedSide;
    readonly change?: CaseChange;
    readonly cursor?: string;
    readonly limit: number;
  }): Promise<Page<ComparedCase>>;
};
