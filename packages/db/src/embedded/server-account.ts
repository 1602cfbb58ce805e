import { readFileSync, statSync } from 'node:fs';
import { embeddedPostgresError, useOwnServer } from './embedded-postgres-error';

/** An operating-system account other than our own, by its numbers. */
export type ServerAccount = { readonly uid: number; readonly gid: number };

/** Tried in this order; both have the passwd entry that initdb asks for. */
const preferredAccounts = ['postgres', 'nobody'];

function findAccount(name: string): ServerAccount | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) return undefined;
  // macOS writes nobody's id as -2.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

function findOwner(folder: string): ServerAccount | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats === undefined || stats.uid === 0 ? undefined : { uid: stats.uid, gid: stats.gid };
}

/**
 * The account the server runs as: our own (undefined) unless we are root, whom PostgreSQL refuses. Then whoever
 * owns the data already there, else `postgres`, else `nobody`.
 *
 * @param dataFolder - PostgreSQL's data folder, which need not exist yet
 * @throws {AppError} `database.unavailable` when we are root and there is no account to run as
 */
export function chooseServerAccount(dataFolder: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = findOwner(dataFolder);
  if (owner !== undefined) return owner;
  for (const name of preferredAccounts) {
    const account = findAccount(name);
    if (account !== undefined && account.uid !== 0) return account;
  }
  throw embeddedPostgresError(
    'PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody account to run it as.',
    `start Assay as an ordinary user, or ${useOwnServer}`,
  );
}
