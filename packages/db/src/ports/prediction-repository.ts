import type {
  AgentAttempt,
  AgentResponse,
  CountedPage,
  Prediction,
  PredictionDetail,
  PredictionQuery,
} from '@assay/contracts';

export type NewScore = {
  readonly metricIndex: number;
  readonly score: number | null;
  readonly passed: boolean | null;
  readonly value: unknown;
  readonly comment: string;
  readonly subScores: readonly unknown[];
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly error: { readonly code: string; readonly message: string } | null;
};

export type NewComposite = {
  readonly configurationIndex: number;
  readonly composite: number | null;
  readonly failedMetrics: readonly string[];
};

export type NewPrediction = {
  readonly id: string;
  readonly executionId: string;
  readonly caseId: string;
  readonly datasetVersionId: string;
  readonly position: number;
  readonly trial: number;
  readonly caseKey: string;
  readonly category: string | null;
  readonly response: AgentResponse | null;
  readonly prediction: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly latencyMs: number | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly costUsd: number | null;
  readonly attempts: readonly AgentAttempt[];
  readonly traceId: string | null;
  readonly scores: readonly NewScore[];
  readonly composites: readonly NewComposite[];
};

/** A score with what it is summarised by. */
export type ScoreRow = {
  readonly datasetVersionId: string;
  readonly category: string | null;
  readonly score: number | null;
  readonly errorCode: string | null;
  readonly passed: boolean | null;
  /** The metric's metadata, needed for corpus figures. */
  readonly metadata: unknown;
};

export type OperationFigures = {
  readonly nPredictions: number;
  readonly nFailed: number;
  readonly latencyMs: { readonly median: number; readonly p95: number } | null;
  readonly tokens: { readonly input: number; readonly output: number } | null;
  readonly costUsd: number | null;
  readonly errors: readonly { readonly code: string; readonly count: number; readonly example: string }[];
};

/** Predictions with their scores, of one workspace. */
export type PredictionRepository = {
  /**
   * Stores predictions with scores and composites in one transaction, in bulk. One already stored for the same
   * (execution, case, trial) stays as it is, its new scores are dropped. Answers how many were new.
   * @throws {AppError} `execution.not_found` when one of the executions is not this workspace's
   */
  insertMany(rows: readonly NewPrediction[]): Promise<number>;
  /** Which of the cases have a stored prediction for the trial. */
  storedCaseIds(executionId: string, caseIds: readonly string[], trial: number): Promise<Set<string>>;
  /**
   * An empty `category` finds the cases without one; `unscored` finds whatever has no score, failed predictions
   * included; `error` finds failed predictions only.
   * @throws {AppError} `execution.not_found` | `request.invalid` for a cursor of another list or sort
   */
  list(executionId: string, query: PredictionQuery): Promise<CountedPage<Prediction>>;
  /** @throws {AppError} `prediction.not_found` */
  get(id: string): Promise<PredictionDetail>;
  /** Every score of one metric, in the order of the cases, a page at a time. `withMetadata` false leaves metadata null. */
  scores(executionId: string, metricIndex: number, withMetadata: boolean): AsyncIterable<readonly ScoreRow[]>;
  /** Every case composite of one configuration, as score rows (`passed` null, `metadata` null). */
  composites(executionId: string, configurationIndex: number): AsyncIterable<readonly ScoreRow[]>;
  operation(executionId: string): Promise<OperationFigures>;
};
