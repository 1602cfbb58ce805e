import { setTimeout as delay } from 'node:timers/promises';
import { shutdownReason } from './deliver-job';
import type { OpenWorker } from './queue-backend';
import { settlesWithin } from './settles-within';

const reopenAfterMs = 1_000;
/** How long an aborted handler may take to let go before its job is left to the lock's expiry. */
const letGoMs = 2_000;

export type RunningWorker = {
  /**
   * Stops taking jobs, waits for the running ones, then aborts them.
   * @param graceMs - wait before the abort, in milliseconds; >= 0
   * @returns whether every job let go; one that did not is delivered again once its lock expires
   */
  close(graceMs: number): Promise<boolean>;
};

/**
 * Runs one worker and opens it anew until its backend answers: BullMQ remembers a failed first connection for ever.
 */
export function startWorker(open: () => OpenWorker, onError: (error: Error) => void): RunningWorker {
  const closing = new AbortController();
  let worker = open();
  let isRunning = false;

  const runOnce = async (): Promise<void> => {
    try {
      await worker.waitUntilReady();
      isRunning = true;
      await worker.run();
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    } finally {
      isRunning = false;
    }
  };
  const keepRunning = async (): Promise<void> => {
    await runOnce();
    while (!closing.signal.aborted) {
      await settlesWithin(worker.close(true), letGoMs);
      await delay(reopenAfterMs, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      worker = open();
      await runOnce();
    }
  };
  const stopped = keepRunning();

  return {
    async close(graceMs) {
      closing.abort();
      const isLetGo = isRunning ? await drain(worker, graceMs) : await settlesWithin(worker.close(true), letGoMs);
      if (!isLetGo) await settlesWithin(worker.disconnect(), letGoMs);
      return isLetGo && (await settlesWithin(stopped, letGoMs));
    },
  };
}

async function drain(worker: OpenWorker, graceMs: number): Promise<boolean> {
  const closed = worker.close();
  if (await settlesWithin(closed, graceMs)) return true;
  worker.cancelAllJobs(shutdownReason);
  return settlesWithin(closed, letGoMs);
}
