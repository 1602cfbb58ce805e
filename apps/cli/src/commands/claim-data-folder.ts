import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from '../data-folder/open-data-folder';
import { type Lock, type LockAttempt, takeLock } from '../data-folder/take-lock';

/** The data folder is ours, or somebody's who goes on serving. */
export type Claim =
  | Extract<LockAttempt, { taken: true }>
  | { readonly taken: false; readonly serving: NonNullable<Lock['serving']> };

const pollEveryMs = 200;

export type ClaimOptions = {
  readonly command: Lock['command'];
  readonly say: (sentence: string) => void;
  readonly signal: AbortSignal;
};

/** Takes the data folder, or waits until whoever has it serves or is gone. */
export async function claimDataFolder(folder: DataFolder, { command, say, signal }: ClaimOptions): Promise<Claim> {
  let told: number | undefined;
  for (;;) {
    const attempt = takeLock(folder.lockFile, command);
    if (attempt.taken) return attempt;
    const { holder } = attempt;
    // A demo goes away by itself, so it is waited for and never leant on.
    if (holder.command === 'start' && holder.serving !== null) return { taken: false, serving: holder.serving };
    if (told !== holder.pid)
      say(`waiting for process ${holder.pid} (assay ${holder.command}), which uses ${folder.path}`);
    told = holder.pid;
    await sleep(pollEveryMs, undefined, { signal });
  }
}
