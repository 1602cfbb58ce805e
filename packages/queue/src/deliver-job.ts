import { AppError, type JobHandlers, type JobName, type JobPayload, jobCatalog } from '@assay/contracts';
import { UnrecoverableError, WaitingError } from 'bullmq';
import type { Deliver } from './queue-backend';

/** The abort reason of a worker that shuts down; its jobs go back to the queue instead of failing. */
export const shutdownReason = 'the worker shuts down';

/**
 * Makes the BullMQ processor of one job: parse the payload, run the handler, decide about retrying.
 *
 * A payload that does not match and an `AppError` that is not retryable fail the job at its first attempt.
 * A job aborted by the shutdown goes back to the queue and loses no attempt.
 */
export function deliverJob<Name extends JobName>(name: Name, handle: JobHandlers[Name]): Deliver {
  // BullMQ makes an abort signal only for a processor that declares three parameters.
  return async (job, token, signal) => {
    if (signal === undefined) throw new TypeError(`BullMQ delivered ${name} without an abort signal`);
    const payload = parsePayload(name, job.data);
    try {
      await handle(payload, signal);
    } catch (error) {
      if (signal.aborted && signal.reason === shutdownReason) {
        await job.moveToWait(token);
        throw new WaitingError(shutdownReason);
      }
      if (error instanceof AppError && !error.retryable)
        throw new UnrecoverableError(`${error.code}: ${error.message}`);
      throw error;
    }
  };
}

function parsePayload<Name extends JobName>(name: Name, data: unknown): JobPayload<Name> {
  const parsed = jobCatalog[name].payload.safeParse(data);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'payload'}: ${issue.message}`);
    throw new UnrecoverableError(`${name}: the payload does not match its schema (${problems.join('; ')})`);
  }
  // The compiler cannot tie `jobCatalog[name]` to `Name`; JobPayload<Name> is inferred from this very schema.
  return parsed.data as JobPayload<Name>;
}
