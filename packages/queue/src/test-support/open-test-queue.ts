import { randomUUID } from 'node:crypto';
import type { JobHandlers } from '@assay/contracts';
import { createQueue, type JobQueue, type QueueBackendConfig, type Workers } from '../index';

export type LogLine = { readonly message: string; readonly fields: Record<string, unknown> };

export type TestQueue = JobQueue & { readonly prefix: string; readonly log: readonly LogLine[] };

const opened: { workers: Workers[]; queue: JobQueue }[] = [];

/** A queue with a prefix of its own and its log at hand; `closeTestQueues` closes it and its workers. */
export function openTestQueue(backend: QueueBackendConfig, lockDurationMs = 8_000): TestQueue {
  const prefix = `test-${randomUUID()}`;
  const log: LogLine[] = [];
  const logger = { warn: (fields: object, message: string) => void log.push({ message, fields: { ...fields } }) };
  const queue = createQueue({ backend, prefix, logger, lockDurationMs });
  const workers: Workers[] = [];
  opened.push({ workers, queue });
  return {
    ...queue,
    prefix,
    log,
    startWorkers(handlers) {
      const started = queue.startWorkers(handlers);
      workers.push(started);
      return started;
    },
  };
}

/** Closes what `openTestQueue` opened since the last call. */
export async function closeTestQueues(): Promise<void> {
  for (const { workers, queue } of opened.splice(0)) {
    await Promise.all(workers.map((started) => started.close(0)));
    await queue.close();
  }
}

/** Handlers of which the test names the ones it is about; any other job is a mistake of the test. */
export function handling(handlers: Partial<JobHandlers>): JobHandlers {
  const unexpected = async (): Promise<void> => {
    throw new Error('a job arrived that this test did not enqueue');
  };
  return { 'execution.plan': unexpected, 'execution.batch': unexpected, 'execution.finish': unexpected, ...handlers };
}
