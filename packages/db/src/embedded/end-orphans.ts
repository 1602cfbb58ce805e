import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** The folder a process works in; every process of a PostgreSQL server works in its data folder. */
function readWorkingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function readParent(pid: number): number | undefined {
  try {
    const [, parent] = /\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return parent === undefined ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

/** Sessions carry a title; the server itself, which may just be starting, has the path of its program. */
function isSession(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ');
  } catch {
    return false;
  }
}

function isOrphan(pid: number, dataFolder: string): boolean {
  if (readWorkingFolder(pid) !== dataFolder || !isSession(pid)) return false;
  const parent = readParent(pid);
  return parent !== undefined && readWorkingFolder(parent) !== dataFolder;
}

/**
 * Ends sessions whose server was killed. One in the middle of a long statement does not notice, and until it has
 * finished no new server may open the data folder. Linux only: elsewhere they end when their statement does.
 */
export function endOrphans(dataFolder: string): void {
  if (process.platform !== 'linux') return;
  const folder = realpathSync(dataFolder);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  for (const pid of pids.map(Number).filter((candidate) => isOrphan(candidate, folder))) {
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It ended by itself meanwhile.
    }
  }
}
