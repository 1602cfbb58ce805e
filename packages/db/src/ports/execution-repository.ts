import type {
  CountedPage,
  Execution,
  ExecutionDetail,
  ExecutionQuery,
  ExecutionSnapshot,
  ExecutionStatus,
} from '@assay/contracts';

export type NewExecution = {
  readonly evaluatorId: string;
  readonly agentVersionId: string;
  readonly snapshot: ExecutionSnapshot;
  readonly trials: number;
  /** Distinct cases × trials: how many predictions there will be. */
  readonly nTotal: number;
  readonly idempotencyKey?: string;
  /** SHA-256 of the request, hex; a repeated key must come with the same one. */
  readonly requestHash?: string;
};

export type ExecutionOutcome = {
  readonly composite: number | null;
  readonly passed: boolean | null;
  /** 0 to 1. */
  readonly coverage: number;
};

/** Executions of one workspace. */
export type ExecutionRepository = {
  /**
   * Stores a QUEUED execution with the workspace's next number. With an idempotency key already used for the same
   * request, answers the execution it made and `created: false`.
   * @throws {AppError} `execution.idempotency_mismatch` when the key was used for another request
   */
  create(input: NewExecution): Promise<{ readonly execution: ExecutionDetail; readonly created: boolean }>;
  /**
   * The execution an idempotency key already made; undefined where it made none.
   * @throws {AppError} `execution.idempotency_mismatch` when the key was used for another request
   */
  findRepeated(key: string, requestHash: string): Promise<ExecutionDetail | undefined>;
  /** With progress counted from the stored predictions, and what it is compared with. @throws {AppError} `execution.not_found` */
  get(id: string): Promise<ExecutionDetail>;
  /** Newest first. */
  list(query: ExecutionQuery): Promise<CountedPage<Execution>>;
  /** Compare-and-set along `executionMoves`; false when the status did not allow it. Sets started/finished times. */
  move(id: string, to: ExecutionStatus, reason?: string): Promise<boolean>;
  /** Only the status, cheap enough to poll. @throws {AppError} `execution.not_found` */
  status(id: string): Promise<ExecutionStatus>;
  saveOutcome(id: string, outcome: ExecutionOutcome): Promise<void>;
};
