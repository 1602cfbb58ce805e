import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { diskFullError, embeddedPostgresError, isDiskFull, useOwnServer } from './embedded-postgres-error';
import { isProcessAlive } from './is-process-alive';
import type { PlatformBinaries } from './platform-binaries';
import type { ServerFolder } from './server-folder';

/** The superuser of an embedded server, and the name of its database. */
export const serverUser = 'assay';

type ProgramResult = { readonly code: number | null; readonly output: string };

function runInitdb(initdb: string, target: string, folder: ServerFolder): Promise<ProgramResult> {
  const child = spawn(
    initdb,
    [
      ['--pgdata', target],
      ['--username', serverUser],
      ['--pwfile', folder.passwordFile],
      ['--auth', 'scram-sha-256'],
      ['--encoding', 'UTF8'],
      // The same order and case rules on every operating system, and messages in English.
      ['--locale-provider', 'builtin'],
      ['--builtin-locale', 'C.UTF-8'],
      ['--locale', 'C'],
      ['--no-instructions'],
    ].flat(),
    { ...folder.account, cwd: folder.root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const collect = (chunk: string) => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Removes what an interrupted start left: its folder carries the id of the process that was making it. */
function removeAbandonedDrafts(folder: ServerFolder): void {
  for (const name of readdirSync(folder.root)) {
    const pid = /^data\.new-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isProcessAlive(Number(pid))) continue;
    rmSync(path.join(folder.root, name), { recursive: true, force: true });
  }
}

/** Whether the data folder holds a database; one that was never finished and never started is removed. */
function hasCluster(folder: ServerFolder): boolean {
  if (!existsSync(folder.data)) return false;
  const has = (name: string) => existsSync(path.join(folder.data, name));
  if (has('PG_VERSION') && has('global/pg_control')) return true;
  if (has('postmaster.opts')) {
    throw embeddedPostgresError(
      `The database in ${folder.data} is damaged: PG_VERSION or global/pg_control is missing.`,
      'restore that folder from a backup, or move it away to start empty',
    );
  }
  rmSync(folder.data, { recursive: true, force: true });
  return false;
}

function refuseOtherVersion(folder: ServerFolder, majorVersion: string): void {
  const found = readFileSync(path.join(folder.data, 'PG_VERSION'), 'utf8').trim();
  if (found === majorVersion) return;
  throw embeddedPostgresError(
    `The database in ${folder.data} was made by PostgreSQL ${found}, and this release of Assay runs PostgreSQL ${majorVersion}.`,
    `dump it with the release that made it and load it into a new folder, move the folder away to start empty, or ${useOwnServer}`,
  );
}

/**
 * Makes the data folder on first use. It is made under another name and moved into place whole, so a start that
 * was interrupted, or another one at the same time, never leaves half a database.
 *
 * @throws {AppError} `database.unavailable` when the folder is of another major version, damaged, or cannot be made
 */
export async function initCluster(folder: ServerFolder, binaries: PlatformBinaries): Promise<void> {
  removeAbandonedDrafts(folder);
  if (!hasCluster(folder)) {
    const draft = path.join(folder.root, `data.new-${process.pid}-${randomUUID()}`);
    try {
      const { code, output } = await runInitdb(binaries.initdb, draft, folder);
      if (code !== 0) throw initdbError(folder, output);
      moveIntoPlace(draft, folder.data);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  refuseOtherVersion(folder, binaries.majorVersion);
}

function initdbError(folder: ServerFolder, output: string): Error {
  if (isDiskFull(output)) return diskFullError(folder.root);
  const reason = output.trim().split('\n').slice(-5).join('\n');
  return embeddedPostgresError(`PostgreSQL could not make its data folder ${folder.data}: ${reason}`, useOwnServer);
}

function moveIntoPlace(draft: string, data: string): void {
  try {
    renameSync(draft, data);
  } catch (error) {
    // A second process that started at the same time was faster: its database is the one.
    if (!existsSync(path.join(data, 'PG_VERSION'))) throw error;
  }
}
