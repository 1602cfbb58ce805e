import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@assay/runtime';

/** Milliseconds between looks for work whose job was lost. */
const everyMs = 5_000;

/**
 * Looks for lost work again and again until `signal` aborts. A look that fails (the database is away) is logged and
 * tried again at the next turn: this loop must outlive whatever it repairs.
 */
export async function keepReconciling(
  reconcile: () => Promise<number>,
  logger: Logger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const jobs = await reconcile();
      if (jobs > 0) logger.warn({ jobs }, 'lost work was queued again');
    } catch (error) {
      logger.error({ error }, 'looking for lost work failed; trying again');
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
