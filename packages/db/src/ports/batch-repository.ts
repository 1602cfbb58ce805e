export type NewBatch = {
  readonly id: string;
  /** 0-based order in which batches are worked off. */
  readonly number: number;
  readonly datasetVersionId: string;
  readonly firstPosition: number;
  readonly lastPosition: number;
  readonly trial: number;
};

/** A worker's claim on a batch, good until it expires unless renewed. */
export type BatchLease = NewBatch & { readonly executionId: string; readonly owner: string };

export type LostWork =
  | { readonly kind: 'plan'; readonly executionId: string }
  | { readonly kind: 'batch'; readonly executionId: string; readonly batchId: string }
  | { readonly kind: 'finish'; readonly executionId: string };

/** Batches of executions: every step is a compare-and-set and safe to do twice. Not workspace-scoped: workers only. */
export type BatchRepository = {
  /** Stores the plan; batches already there are left as they are. */
  createMany(executionId: string, batches: readonly NewBatch[]): Promise<void>;
  /**
   * Moves pending batches to queued so that at most `window` are queued and not done; answers those to enqueue. None
   * once the execution has ended.
   */
  queueNext(executionId: string, window: number): Promise<string[]>;
  /** Takes the lease unless another holds a live one or the batch is done; undefined when it cannot be had. */
  claim(batchId: string, owner: string, leaseMs: number): Promise<BatchLease | undefined>;
  /** Extends the lease; false when it was lost. */
  renew(lease: BatchLease, leaseMs: number): Promise<boolean>;
  /** Marks the batch done if the lease is still held; `remaining` batches of the execution are not done. */
  complete(lease: BatchLease): Promise<{ readonly completed: boolean; readonly remaining: number }>;
  /** Gives the lease back unfinished, so that another may claim it at once. */
  release(lease: BatchLease): Promise<void>;
  countNotDone(executionId: string): Promise<number>;
  /**
   * Work whose job may be lost for longer than `staleMs`, longest lost first: unfinished executions none of whose
   * batches is queued though they have none yet or some are pending (to be planned, which queues what is there),
   * queued batches without a live lease, RUNNING executions all of whose batches are done, CANCELLED ones without
   * their partial figures.
   */
  findLost(staleMs: number, limit: number): Promise<LostWork[]>;
};
