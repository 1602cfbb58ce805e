import type { QueueLogger } from './queue-logger';

/** An outage repeats the same error many times a second; once in this many milliseconds is enough to read. */
const repeatAfterMs = 10_000;

/** Reports connection errors of one queue, each message at most once in ten seconds. */
export function createErrorReporter(logger: QueueLogger, queueName: string): (error: Error) => void {
  const lastReportedAt = new Map<string, number>();
  return (error) => {
    const now = Date.now();
    if (now - (lastReportedAt.get(error.message) ?? Number.NEGATIVE_INFINITY) < repeatAfterMs) return;
    for (const [message, at] of lastReportedAt) if (now - at >= repeatAfterMs) lastReportedAt.delete(message);
    lastReportedAt.set(error.message, now);
    logger.warn({ queue: queueName, err: error }, 'queue connection error; it reconnects by itself');
  };
}
