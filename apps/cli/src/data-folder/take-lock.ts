import { randomUUID } from 'node:crypto';
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readStartOf } from './process-identity';
import { readStored } from './read-stored';
import { writeFileWhole } from './write-file-whole';

const lockSchema = z.object({
  pid: z.number().int().min(1),
  start: z.string(),
  command: z.enum(['start', 'demo', 'setup']),
  /** What others may use; null until it is complete. */
  serving: z.object({ url: z.string(), workspaceId: z.string(), agentPort: z.number().int() }).nullable(),
});

/** Who runs an installation, and where. */
export type Lock = z.infer<typeof lockSchema>;

/** The data folder is ours until released; or somebody else's. */
export type LockAttempt =
  | { readonly taken: true; announce(serving: NonNullable<Lock['serving']>): void; release(): void }
  | { readonly taken: false; readonly holder: Lock };

/** The living process that holds the lock. */
export function findHolder(file: string): Lock | undefined {
  const lock = readStored(lockSchema, file);
  return lock !== undefined && readStartOf(lock.pid) === lock.start ? lock : undefined;
}

/** Puts the lock in place whole, so that nobody ever reads half of it; false when there is one already. */
function place(file: string, lock: Lock): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(lock), { mode: 0o600 });
  try {
    return linkUnlessThere(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

function linkUnlessThere(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes what a killed launcher left. Another start may do the same at this moment: a lock it took is put back. */
function removeStale(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (findHolder(aside) !== undefined) linkUnlessThere(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Takes the data folder for this process, unless a living process has it; what a killed one left is removed. */
export function takeLock(file: string, command: Lock['command']): LockAttempt {
  const lock: Lock = { pid: process.pid, start: readStartOf(process.pid) ?? '', command, serving: null };
  while (!place(file, lock)) {
    const holder = findHolder(file);
    if (holder !== undefined) return { taken: false, holder };
    removeStale(file);
  }
  return {
    taken: true,
    announce: (serving) => writeFileWhole(file, JSON.stringify({ ...lock, serving } satisfies Lock)),
    release: () => rmSync(file, { force: true }),
  };
}
