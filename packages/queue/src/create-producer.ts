import { AppError, type Enqueue, type JobName, jobCatalog } from '@assay/contracts';
import { createErrorReporter } from './error-reporter';
import { jobNames } from './job-names';
import type { OpenQueue, QueueBackend } from './queue-backend';
import type { QueueLogger } from './queue-logger';
import { queueName } from './queue-name';
import { settlesWithin } from './settles-within';

/** Jobs of one name in each state; integers >= 0. */
export type JobCounts = {
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly failed: number;
};

export type Producer = {
  readonly enqueue: Enqueue;
  /** Resolves when every queue answers. */
  ping(): Promise<void>;
  counts(): Promise<Record<JobName, JobCounts>>;
  /** Closes this side's connections; workers are closed on their own, before it. */
  close(): Promise<void>;
};

/** Longest time a caller waits for the queue to answer, in milliseconds. */
const answerTimeoutMs = 5_000;
const closeTimeoutMs = 2_000;
const keepCompletedSeconds = 3_600;
const keepFailedSeconds = 7 * 24 * 3_600;

/** The side that hands jobs over; every call answers or throws `queue.unavailable` within five seconds. */
export function createProducer(backend: QueueBackend, prefix: string, logger: QueueLogger): Producer {
  const queues = new Map<JobName, OpenQueue>();
  let isClosed = false;

  const open = (name: JobName): OpenQueue => {
    const kept = queues.get(name);
    if (kept !== undefined) return kept;
    const fullName = queueName(prefix, name);
    const opened = backend.openQueue(fullName, createErrorReporter(logger, fullName));
    queues.set(name, opened);
    return opened;
  };

  /** BullMQ remembers a failed first connection for ever, so a queue that did not get ready is thrown away. */
  const openReady = async (name: JobName): Promise<OpenQueue> => {
    const queue = open(name);
    try {
      await queue.waitUntilReady();
      return queue;
    } catch (error) {
      if (queues.get(name) === queue) queues.delete(name);
      await settlesWithin(queue.close(), closeTimeoutMs);
      throw error;
    }
  };

  const ask = async <Answer>(name: JobName, task: (queue: OpenQueue) => Promise<Answer>): Promise<Answer> => {
    const unavailable = (cause?: unknown) =>
      new AppError(
        'queue.unavailable',
        `the queue of ${name} does not answer`,
        { nextStep: backend.nextStep },
        { cause },
      );
    if (isClosed) throw unavailable(new Error('this process has closed its queue'));
    let hasGivenUp = false;
    const answer = openReady(name).then((queue) => {
      // A connection that comes up late must not carry out what the caller was told had failed.
      if (hasGivenUp) throw new Error('the caller has stopped waiting');
      return task(queue);
    });
    try {
      if (await settlesWithin(answer, answerTimeoutMs)) return await answer;
    } catch (error) {
      throw unavailable(error);
    }
    hasGivenUp = true;
    throw unavailable(new Error(`no answer within ${answerTimeoutMs} ms`));
  };

  return {
    async enqueue(name, payload) {
      await ask(name, (queue) => queue.add(name, payload, jobOptions(name)));
    },
    async ping() {
      await Promise.all(jobNames.map((name) => ask(name, (queue) => queue.getJobCounts('active'))));
    },
    async counts() {
      const entries = jobNames.map(async (name) => [name, await ask(name, countJobs)] as const);
      // Object.fromEntries widens the keys to string; jobNames holds every JobName.
      return Object.fromEntries(await Promise.all(entries)) as Record<JobName, JobCounts>;
    },
    async close() {
      isClosed = true;
      await Promise.all([...queues.values()].map(closeQueue));
      queues.clear();
    },
  };
}

function jobOptions(name: JobName) {
  const { attempts, backoffMs } = jobCatalog[name];
  return {
    attempts,
    backoff: { type: 'exponential', delay: backoffMs },
    // By age only: a limit by count makes the PostgreSQL backend deadlock and fail jobs that succeeded.
    removeOnComplete: { age: keepCompletedSeconds },
    removeOnFail: { age: keepFailedSeconds },
  };
}

async function countJobs(queue: OpenQueue): Promise<JobCounts> {
  const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
  const of = (state: keyof JobCounts): number => counts[state] ?? 0;
  return { waiting: of('waiting'), active: of('active'), delayed: of('delayed'), failed: of('failed') };
}

async function closeQueue(queue: OpenQueue): Promise<void> {
  const isClosed = await settlesWithin(queue.close(), closeTimeoutMs);
  if (!isClosed) await settlesWithin(queue.disconnect(), closeTimeoutMs);
}
