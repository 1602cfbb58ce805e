import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isProcessAlive } from './is-process-alive';

/** What a running PostgreSQL says about itself in its data folder. */
export type Postmaster = { readonly pid: number; readonly port: number };

const fileName = 'postmaster.pid';
/** Lines of the file, from 0. */
const pidLine = 0;
const portLine = 3;

/** Reads `postmaster.pid`; undefined when there is none, or it is not written in full yet. */
function readPostmaster(dataFolder: string): Postmaster | undefined {
  let text: string;
  try {
    text = readFileSync(path.join(dataFolder, fileName), 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split('\n');
  const pid = Number(lines[pidLine]);
  const port = Number(lines[portLine]);
  return pid > 0 && port > 0 ? { pid, port } : undefined;
}

/** The command line of a process, or undefined where this system does not tell. */
function readCommand(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}

/**
 * The server that runs on this data folder, whoever started it. A file left by a dead server, or one whose process
 * id another program has since got, is removed and counts as none.
 */
export function findPostmaster(dataFolder: string): Postmaster | undefined {
  const found = readPostmaster(dataFolder);
  if (found === undefined) return undefined;
  if (isProcessAlive(found.pid)) {
    const command = readCommand(found.pid);
    if (command === undefined || command.includes('postgres')) return found;
  }
  rmSync(path.join(dataFolder, fileName), { force: true });
  return undefined;
}
