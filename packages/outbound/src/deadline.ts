import { AttemptFailure } from './failure';

/**
 * Runs work under a signal that aborts after `timeoutMs` or with the caller's signal, and says which it was. Timer and
 * listener go when the work is done, so that a signal shared by thousands of calls does not collect them.
 *
 * @throws {AttemptFailure} agent.timeout or agent.aborted
 */
export async function withDeadline<Result>(
  { host, timeoutMs, signal }: { host: string; timeoutMs: number; signal: AbortSignal | undefined },
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(timeoutFailure(host, timeoutMs)), timeoutMs);
  const onAbort = (): void => controller.abort(abortedFailure(host));
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

function timeoutFailure(host: string, timeoutMs: number): AttemptFailure {
  return new AttemptFailure('agent.timeout', `${host} did not answer within ${timeoutMs} ms.`);
}

/** The failure of a call its caller stopped. */
export function abortedFailure(host: string): AttemptFailure {
  return new AttemptFailure('agent.aborted', `The call to ${host} was stopped.`);
}
