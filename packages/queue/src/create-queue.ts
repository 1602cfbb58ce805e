import type { JobHandlers } from '@assay/contracts';
import { createProducer, type Producer } from './create-producer';
import { createQueueBackend, type QueueBackendConfig } from './queue-backend';
import type { QueueLogger } from './queue-logger';
import { startWorkers, type Workers } from './start-workers';

/** Where the queue lives and how it behaves. */
export type QueueOptions = {
  readonly backend: QueueBackendConfig;
  /** Keeps installations and tests that share one backend apart; letters, digits, `-` and `_`. */
  readonly prefix: string;
  readonly logger?: QueueLogger;
  /** How long a job belongs to a worker that has gone silent, in milliseconds; >= 1000, 8000 unless given. */
  readonly lockDurationMs?: number;
};

/** One process's access to the job queue: hand jobs over, run them, look at them. */
export type JobQueue = Producer & {
  /** Starts this process's workers: one per job in the catalogue, each with the catalogue's concurrency. */
  startWorkers(handlers: JobHandlers): Workers;
};

/** With checks every quarter of it, a killed worker's job is delivered again within some ten seconds. */
const defaultLockDurationMs = 8_000;
const shortestLockMs = 1_000;
const silent: QueueLogger = { warn: () => undefined };

/**
 * Opens the job queue; the same behaviour on PostgreSQL and on Redis. Connections open at first use and reconnect.
 *
 * Delivery is at least once: handlers must be safe to run twice. `enqueue`, `ping` and `counts` throw
 * `AppError('queue.unavailable')` when the backend gives no answer within five seconds; a job whose `enqueue` failed
 * without an answer may still arrive.
 *
 * @throws {RangeError} if the prefix or the lock duration is out of range
 */
export function createQueue({ backend: config, prefix, logger = silent, ...options }: QueueOptions): JobQueue {
  const lockDurationMs = options.lockDurationMs ?? defaultLockDurationMs;
  if (!/^[\w-]+$/.test(prefix))
    throw new RangeError(`the queue prefix must be letters, digits, - or _, got "${prefix}"`);
  if (!(lockDurationMs >= shortestLockMs)) {
    throw new RangeError(`lockDurationMs must be at least ${shortestLockMs}, got ${lockDurationMs}`);
  }
  const backend = createQueueBackend(config);
  return {
    ...createProducer(backend, prefix, logger),
    startWorkers: (handlers) => startWorkers({ backend, prefix, logger, lockDurationMs }, handlers),
  };
}
