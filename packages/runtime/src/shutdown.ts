import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logger';

/** Closes what a process opened, in order, when it is told to stop. */
export type Shutdown = {
  /** Aborts when closing begins; long work should stop taking on more. */
  readonly signal: AbortSignal;
  /** Adds something to close. What was added last is closed first, as it may rest on what came before. */
  readonly onClose: (name: string, close: () => Promise<unknown> | unknown) => void;
  /** Closes everything once, then ends the process. Later calls wait for the first. */
  readonly close: (reason: string) => Promise<void>;
};

type ShutdownOptions = {
  readonly logger: Logger;
  /** Milliseconds all closers have together; past them the process ends as it is, with exit code 1. */
  readonly deadlineMs: number;
  /** How the process ends; `process.exit` by default. */
  readonly exit?: (code: number) => void;
};

type Closer = { readonly name: string; readonly close: () => Promise<unknown> | unknown };

/**
 * Listens for SIGINT, SIGTERM and, in a child process, for its parent going away, and then closes the process in
 * order. A second signal ends it at once.
 */
export function createShutdown({ logger, deadlineMs, exit = (code) => process.exit(code) }: ShutdownOptions): Shutdown {
  const closers: Closer[] = [];
  const stopping = new AbortController();
  let closing: Promise<void> | undefined;

  const close = (reason: string): Promise<void> => {
    closing ??= (async () => {
      logger.info({ reason }, 'stopping');
      stopping.abort();
      const failed = await closeAll(closers, deadlineMs, logger);
      logger.info({ reason, failed }, 'stopped');
      exit(failed.length === 0 ? 0 : 1);
    })();
    return closing;
  };

  const onSignal = (name: NodeJS.Signals): void => {
    if (stopping.signal.aborted) exit(1);
    else void close(name);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  const onOrphaned = () => void close('the parent process has gone');
  if (process.connected === false) onOrphaned();
  else if (process.connected) process.once('disconnect', onOrphaned);

  return {
    signal: stopping.signal,
    onClose: (name, closeOne) => void closers.push({ name, close: closeOne }),
    close,
  };
}

/** Names of the closers that failed or did not finish in time. */
async function closeAll(closers: Closer[], deadlineMs: number, logger: Logger): Promise<string[]> {
  const failed: string[] = [];
  const deadline = sleep(deadlineMs, 'late' as const, { ref: false });
  for (let closer = closers.pop(); closer; closer = closers.pop()) {
    const { name } = closer;
    const outcome = await Promise.race([deadline, tryClose(closer)]);
    if (outcome === 'closed') continue;
    failed.push(name);
    if (outcome === 'late') {
      const left = closers.map((other) => other.name);
      logger.error({ closer: name, left, deadlineMs }, 'did not close before the deadline');
      return [...failed, ...left];
    }
    logger.error({ closer: name, err: outcome.error }, 'failed to close');
  }
  return failed;
}

async function tryClose({ close }: Closer): Promise<'closed' | { readonly error: unknown }> {
  try {
    await close();
    return 'closed';
  } catch (error) {
    return { error };
  }
}
