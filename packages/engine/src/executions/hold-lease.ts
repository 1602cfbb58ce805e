import { setMaxListeners } from 'node:events';
import { AppError, type ExecutionStatus, isTerminal } from '@assay/contracts';
import type { BatchLease, BatchRepository } from '@assay/db';

/** Why work on a batch stops before its end. */
export type StopReason = 'cancelled' | 'lease_lost';

export type HeldLease = {
  /** Aborted with a {@link StopReason} or with the outer signal's own reason. */
  readonly signal: AbortSignal;
  readonly stopReason: () => StopReason | undefined;
  /** Stops the heartbeat; waits for a beat under way. */
  letGo(): Promise<void>;
};

type HoldOptions = {
  readonly batches: Pick<BatchRepository, 'renew'>;
  readonly readStatus: () => Promise<ExecutionStatus>;
  readonly leaseMs: number;
  /** Milliseconds between looks at the execution's status. */
  readonly pollMs: number;
  readonly clock: () => Date;
};

/** Renewals in the life of a lease, so that one or two may fail before it runs out. */
const renewalsPerLease = 3;

/** Keeps a lease alive and watches the execution; its signal aborts when the lease is lost or the execution ended. */
export function holdLease(lease: BatchLease, options: HoldOptions, outer: AbortSignal): HeldLease {
  const stop = new AbortController();
  let reason: StopReason | undefined;
  let renewedAt = options.clock().getTime();

  const end = (why: StopReason): void => {
    reason ??= why;
    stop.abort(new AppError('agent.aborted', `The batch stops: ${why}.`));
  };
  const beat = async (): Promise<void> => {
    if (isTerminal(await options.readStatus())) return end('cancelled');
    const now = options.clock().getTime();
    if (now - renewedAt < options.leaseMs / renewalsPerLease) return;
    if (!(await options.batches.renew(lease, options.leaseMs))) return end('lease_lost');
    renewedAt = now;
  };
  // A beat that fails (the database is away) is tried again until the lease must have run out.
  const survive = (): void => {
    if (options.clock().getTime() - renewedAt >= options.leaseMs) end('lease_lost');
  };
  const letGo = repeat(() => beat().catch(survive), options.pollMs);
  const signal = AbortSignal.any([stop.signal, outer]);
  // Every case of the batch listens at once; Node takes more than ten for a leak.
  setMaxListeners(0, signal);
  return { signal, stopReason: () => reason, letGo };
}

/** Runs a task again and again with a pause between; answers what stops it. */
function repeat(task: () => Promise<void>, pauseMs: number): () => Promise<void> {
  let isOver = false;
  let running = Promise.resolve();
  let timer = setTimeout(next, pauseMs);
  function next(): void {
    running = task().then(() => {
      if (!isOver) timer = setTimeout(next, pauseMs);
    });
  }
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}
