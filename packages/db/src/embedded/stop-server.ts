import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive } from './is-process-alive';

const pollEveryMs = 20;
/** How long clients are given to be disconnected and the last changes to be written. */
const orderlyStopMs = 15_000;

async function waitUntilGone(pid: number, withinMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + withinMs;
  while (performance.now() < giveUpAt) {
    if (!isProcessAlive(pid)) return true;
    await sleep(pollEveryMs);
  }
  return !isProcessAlive(pid);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself meanwhile, which is what we are after.
  }
}

/** Stops a PostgreSQL server: in order, and by force when that takes too long (it then recovers on its next start). */
export async function stopServer(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitUntilGone(pid, orderlyStopMs)) return;
  signal(pid, 'SIGQUIT');
  await waitUntilGone(pid, orderlyStopMs);
}
