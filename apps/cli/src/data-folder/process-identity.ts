import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Fields of /proc/<pid>/stat after the program's name, from 0: the state, and when the process started. */
const stateField = 0;
const startField = 19;

function readLinux(pid: number): string | undefined {
  // The program's name is in parentheses and may itself hold any character.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[stateField] === 'Z' || fields[stateField] === 'X' ? undefined : fields[startField];
}

function readElsewhere(pid: number): string | undefined {
  process.kill(pid, 0);
  if (process.platform === 'win32') return 'alive';
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
}

/**
 * When the process started, as this system says it; undefined when no such process runs. Together with its id it
 * names one process, even after another program got the same id.
 */
export function readStartOf(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? readLinux(pid) : readElsewhere(pid);
  } catch {
    return undefined;
  }
}
