import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFullError, embeddedPostgresError, isDiskFull, useOwnServer } from './embedded-postgres-error';
import type { PlatformBinaries } from './platform-binaries';
import { waitForServer } from './server-address';
import type { ServerFolder } from './server-folder';

/** Extra server settings by name, such as `{ fsync: 'off' }`. */
export type ServerSettings = Readonly<Record<string, string>>;

export type LaunchPlan = {
  readonly folder: ServerFolder;
  readonly binaries: PlatformBinaries;
  readonly password: string;
  readonly settings: ServerSettings;
};

/** How one try to start the server went. */
export type LaunchResult =
  | { readonly outcome: 'ready'; readonly pid: number; readonly port: number }
  /** Another server has, or had a moment ago, the data folder or the port; try again. */
  | { readonly outcome: 'busy' };

/** A server replaying its log after a crash is given this long. */
const recoveryMs = 120_000;
/** How long a server that cannot have its port takes to say so and end. */
const endingMs = 2_000;

const defaultSettings: ServerSettings = {
  listen_addresses: '127.0.0.1',
  // TCP only: socket paths have a short length limit, and the data folder may be deep.
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_connections: '100',
  max_wal_size: '1GB',
};

/** What PostgreSQL says when the port, the data folder's lock, or the memory of a dying server is in the way. */
const busyMessages = /could not bind|could not create any TCP\/IP sockets|lock file "|shared memory block/i;

function startProcess({ folder, binaries, settings }: LaunchPlan, port: number): ChildProcess {
  const given = Object.entries({ ...defaultSettings, ...settings, port: String(port) });
  const out = openSync(folder.logFile, 'a', 0o600);
  try {
    if (folder.account !== undefined) chownSync(folder.logFile, folder.account.uid, folder.account.gid);
    return spawn(
      binaries.postgres,
      ['-D', folder.data, ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...folder.account,
        cwd: folder.root,
        stdio: ['ignore', out, out],
        // Its own process group: Ctrl-C reaches us alone, and we stop the server in order.
        detached: true,
      },
    );
  } finally {
    closeSync(out);
  }
}

function logSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function explainExit({ folder }: LaunchPlan, logStart: number): LaunchResult {
  const written = readFileSync(folder.logFile).subarray(logStart).toString('utf8');
  if (isDiskFull(written)) throw diskFullError(folder.root);
  if (busyMessages.test(written)) return { outcome: 'busy' };
  const reason = written.trim().split('\n').slice(-5).join('\n');
  throw embeddedPostgresError(
    `PostgreSQL ended while starting on ${folder.data}: ${reason || 'it said nothing'}`,
    `see ${folder.logFile}, or ${useOwnServer}`,
  );
}

/**
 * Starts the server on `port` and waits until it answers.
 *
 * @throws {AppError} `database.unavailable` when it ended for a reason that another try would not change
 */
export async function launchServer(plan: LaunchPlan, port: number): Promise<LaunchResult> {
  const logStart = logSize(plan.folder.logFile);
  const child = startProcess(plan, port);
  let ended = false;
  let spawnError: unknown;
  child.on('exit', () => {
    ended = true;
  });
  child.on('error', (error) => {
    ended = true;
    spawnError = error;
  });
  const answer = await waitForServer({ port, password: plan.password }, () => ended, recoveryMs);
  if (answer === 'ready' && !ended && child.pid !== undefined) return { outcome: 'ready', pid: child.pid, port };
  // Another server that listens on the port refuses our password a moment before ours gives up on the port.
  if (answer === 'refused' && !ended) await sleep(endingMs);
  if (spawnError !== undefined) {
    throw embeddedPostgresError(`${plan.binaries.postgres} could not be run.`, useOwnServer, spawnError);
  }
  if (ended) return explainExit(plan, logStart);
  child.kill('SIGQUIT');
  throw embeddedPostgresError(
    `PostgreSQL on ${plan.folder.data} did not answer within ${recoveryMs / 1000} s (${answer}).`,
    `see ${plan.folder.logFile}, or ${useOwnServer}`,
  );
}
