import { type JobHandlers, type JobName, jobCatalog } from '@assay/contracts';
import { deliverJob } from './deliver-job';
import { createErrorReporter } from './error-reporter';
import { jobNames } from './job-names';
import type { QueueBackend } from './queue-backend';
import type { QueueLogger } from './queue-logger';
import { queueName } from './queue-name';
import { type RunningWorker, startWorker } from './start-worker';

/** The running workers of one process. */
export type Workers = {
  /**
   * Stops taking jobs, waits for the running ones, then aborts their signals and gives them back to the queue.
   * @param graceMs - wait before the abort, in milliseconds; >= 0. Resolves at most some six seconds after it.
   */
  close(graceMs: number): Promise<void>;
};

export type WorkerSetup = {
  readonly backend: QueueBackend;
  readonly prefix: string;
  readonly logger: QueueLogger;
  /** How long a job belongs to a worker that has gone silent, in milliseconds. */
  readonly lockDurationMs: number;
};

/** How often, per lock duration, workers look for jobs whose owner went silent. */
const stalledChecksPerLock = 4;
/** An idle worker is woken by the backend; it also looks by itself this often, in seconds. */
const idlePollSeconds = 2;
/** Wait before fetching again when the backend refused the connection, in milliseconds. */
const retryFetchMs = 1_000;

/** Starts one worker per job in the catalogue; a catalogue entry without a handler does not compile. */
export function startWorkers(setup: WorkerSetup, handlers: JobHandlers): Workers {
  const workers = jobNames.map((name) => startJobWorker(setup, name, handlers));
  return {
    async close(graceMs) {
      const letGo = await Promise.all(workers.map((worker) => worker.close(graceMs)));
      if (letGo.includes(false)) {
        setup.logger.warn({ lockDurationMs: setup.lockDurationMs }, 'jobs were left running; they are delivered again');
      }
    },
  };
}

function startJobWorker<Name extends JobName>(setup: WorkerSetup, name: Name, handlers: JobHandlers): RunningWorker {
  const { backend, prefix, logger, lockDurationMs } = setup;
  const { attempts, concurrency } = jobCatalog[name];
  const queue = queueName(prefix, name);
  const onError = createErrorReporter(logger, queue);
  const deliver = deliverJob(name, handlers[name]);
  const options = {
    autorun: false,
    concurrency,
    lockDuration: lockDurationMs,
    stalledInterval: lockDurationMs / stalledChecksPerLock,
    // The first delivery is no redelivery: the catalogue's attempts bound crashes as they bound failures.
    maxStalledCount: attempts - 1,
    drainDelay: idlePollSeconds,
    runRetryDelay: retryFetchMs,
  };
  const open = () =>
    backend.openWorker(queue, deliver, options, {
      onError,
      onFailed: (job, error) =>
        logger.warn(
          { queue, jobId: job?.id, attempt: job?.attemptsMade, attempts, reason: error.message },
          'job failed',
        ),
      onStalled: (jobId) => logger.warn({ queue, jobId }, 'job of a silent worker is delivered again'),
    });
  return startWorker(open, onError);
}
