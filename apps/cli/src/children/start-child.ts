import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from '../data-folder/open-data-folder';
import { LauncherError } from '../launcher-error';
import { rememberChild } from './children-file';

export type ChildPlan = {
  /** What a person calls it: `portal`, `worker`. */
  readonly name: string;
  readonly cwd: string;
  /** Arguments of Node.js: its options, the program, the program's arguments. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
};

/** A process of ours, tied to this one by an IPC channel: it ends when we do. */
export type Child = {
  readonly name: string;
  readonly logFile: string;
  /** Resolves when it has ended, to how: `status 1`, `SIGKILL`. */
  readonly ended: Promise<string>;
  /** Resolves to the first message for which `pick` has an answer; never, when none comes. */
  message<Answer>(pick: (message: unknown) => Answer | undefined): Promise<Answer>;
  /** The failure of a child: what it did (`ended (status 1)`), and the last it said. */
  explain(problem: string): LauncherError;
  /** Ends it in order, and by force when that takes too long. */
  stop(): Promise<void>;
  kill(): void;
};

/** How long a child may take to end in order. What is cut off then is delivered again by the queue. */
const orderlyStopMs = 6_000;
const largestLogBytes = 10 * 2 ** 20;
const shownLines = 5;

/** Opens the log for appending; a large one of earlier runs is put aside. */
function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLogBytes) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

function launch({ args, cwd, env }: ChildPlan, logFile: string): ChildProcess {
  const log = openLog(logFile);
  try {
    return spawn(process.execPath, [...args], {
      cwd,
      env,
      stdio: ['ignore', log, log, 'ipc'],
      // Its own process group: Ctrl-C reaches us alone, and we stop it in order.
      detached: true,
      windowsHide: true,
    });
  } finally {
    closeSync(log);
  }
}

/** A child nobody would find again does not stay. */
function remember(child: ChildProcess, { name }: ChildPlan, { childrenFile }: DataFolder): void {
  try {
    if (child.pid !== undefined) rememberChild(childrenFile, name, child.pid);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

function readLastLines(logFile: string, logStart: number): string {
  const written = readFileSync(logFile).subarray(logStart).toString('utf8').trim();
  return written.split('\n').slice(-shownLines).join('\n');
}

/** Starts a Node.js program as a child whose output goes to a log in the data folder. */
export function startChild(plan: ChildPlan, folder: DataFolder): Child {
  const { name } = plan;
  const logFile = path.join(folder.logs, `${name.replaceAll(' ', '-')}.log`);
  const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const child = launch(plan, logFile);
  remember(child, plan, folder);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (status, signal) => resolve(signal ?? `status ${status}`));
  });
  return {
    name,
    logFile,
    ended,
    message: (pick) =>
      new Promise((resolve) => {
        child.on('message', (message) => {
          const answer = pick(message);
          if (answer !== undefined) resolve(answer);
        });
      }),
    explain: (problem) => {
      const said = readLastLines(logFile, logStart);
      return new LauncherError(
        `The ${name} ${problem}. The last it said: ${said || 'nothing'}\nIts log is ${logFile}.`,
      );
    },
    stop: async () => {
      child.kill('SIGTERM');
      const late = sleep(orderlyStopMs, 'late' as const, { ref: false });
      if ((await Promise.race([ended, late])) !== 'late') return;
      child.kill('SIGKILL');
      await ended;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
