/** How the engine works off executions. */
export type EngineSettings = {
  /** Cases of a batch at most. */
  readonly batchSize: number;
  /** Batches of one execution queued and not done at most, so that executions share the workers fairly. */
  readonly batchWindow: number;
  /** Life of a worker's claim on a batch unless renewed, in milliseconds. */
  readonly leaseMs: number;
  /** Milliseconds between looks at an execution's status; cancelling takes effect within it. */
  readonly statusPollMs: number;
  /** Predictions stored in one go at most. */
  readonly flushEvery: number;
  /** Longest wait of a finished prediction before it is stored, in milliseconds. */
  readonly flushAfterMs: number;
  /** Calls in flight to one agent version by one process, where the agent's settings name no `maxConcurrency`. */
  readonly defaultMaxConcurrency: number;
  /** Age in milliseconds at which unfinished work counts as lost and is enqueued again. */
  readonly staleMs: number;
  /** Lost jobs enqueued again in one go at most. */
  readonly reconcileLimit: number;
  /** Size of an uploaded file at most, in bytes. */
  readonly maxUploadBytes: number;
};

/** What applies where nothing else is said. */
export const defaultEngineSettings: EngineSettings = {
  batchSize: 50,
  batchWindow: 8,
  leaseMs: 15_000,
  statusPollMs: 500,
  flushEvery: 50,
  flushAfterMs: 200,
  defaultMaxConcurrency: 8,
  staleMs: 20_000,
  reconcileLimit: 500,
  maxUploadBytes: 128 * 2 ** 20,
};
