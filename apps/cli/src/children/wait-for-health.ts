import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './start-child';

const pollEveryMs = 100;
const answerWithinMs = 10_000;

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

export type HealthCheck = {
  readonly child: Child;
  readonly url: string;
  /** Milliseconds until it is given up. */
  readonly withinMs: number;
  readonly signal: AbortSignal;
};

/**
 * Waits until the address answers with success.
 *
 * @throws {LauncherError} when the child ends first, or does not answer in time
 */
export async function waitForHealth({ child, url, withinMs, signal }: HealthCheck): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  let end: string | undefined;
  void child.ended.then((how) => {
    end = how;
  });
  while (!(await answers(url, signal))) {
    if (end !== undefined) throw child.explain(`ended (${end})`);
    if (performance.now() > giveUpAt) throw child.explain(`gave no success at ${url} within ${withinMs / 1000} s`);
    await sleep(pollEveryMs, undefined, { signal });
  }
  // Another program may have answered on a port our child could not have.
  if (end !== undefined) throw child.explain(`ended (${end})`);
}
