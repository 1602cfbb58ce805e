import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isProcessAlive } from './is-process-alive';
import type { ServerFolder } from './server-folder';

function readLauncher({ launcherFile }: ServerFolder): number | undefined {
  return existsSync(launcherFile) ? Number(readFileSync(launcherFile, 'utf8')) : undefined;
}

/** Whether the process that will stop the server still runs. */
export function hasLivingLauncher(folder: ServerFolder): boolean {
  const pid = readLauncher(folder);
  return pid !== undefined && pid > 0 && isProcessAlive(pid);
}

/** Whether stopping the server is this process's business. */
export function isLauncher(folder: ServerFolder): boolean {
  return readLauncher(folder) === process.pid;
}

/** Makes stopping the server this process's business. */
export function becomeLauncher(folder: ServerFolder): void {
  const draft = `${folder.launcherFile}.${process.pid}`;
  writeFileSync(draft, String(process.pid), { mode: 0o600 });
  renameSync(draft, folder.launcherFile);
}
