import { setTimeout as sleep } from 'node:timers/promises';
import { readStartOf } from '../data-folder/process-identity';
import { type KnownChild, readLivingChildren } from './children-file';

/** Children end by themselves when their launcher is gone; this is how long that may take before they are told to. */
const patienceMs = { byItself: 4_000, told: 3_000 } as const;
const pollEveryMs = 50;

async function waitUntilGone(file: string, withinMs: number): Promise<KnownChild[]> {
  const giveUpAt = performance.now() + withinMs;
  for (;;) {
    const living = readLivingChildren(file);
    if (living.length === 0 || performance.now() > giveUpAt) return living;
    await sleep(pollEveryMs);
  }
}

function signal(children: readonly KnownChild[], name: NodeJS.Signals): void {
  for (const { pid, start } of children) {
    try {
      if (readStartOf(pid) === start) process.kill(pid, name);
    } catch {
      // It ended by itself meanwhile, which is what we are after.
    }
  }
}

/**
 * Waits for the children of a killed launcher, and ends those that stay.
 *
 * @returns names of the processes there were
 */
export async function endLeftovers(childrenFile: string): Promise<string[]> {
  const found = readLivingChildren(childrenFile);
  if (found.length === 0) return [];
  signal(await waitUntilGone(childrenFile, patienceMs.byItself), 'SIGTERM');
  signal(await waitUntilGone(childrenFile, patienceMs.told), 'SIGKILL');
  await waitUntilGone(childrenFile, patienceMs.told);
  return found.map(({ name }) => name);
}
