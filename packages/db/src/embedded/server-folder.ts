import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedPostgresError } from './embedded-postgres-error';
import { isReachable } from './is-reachable';
import { chooseServerAccount, type ServerAccount } from './server-account';
import { writeOnce } from './write-once';

/** Where the embedded server keeps everything, and as whom it runs. */
export type ServerFolder = {
  readonly root: string;
  /** PostgreSQL's own data folder. */
  readonly data: string;
  readonly passwordFile: string;
  readonly logFile: string;
  /** Holds the process id of whoever started the server and will stop it. */
  readonly launcherFile: string;
  readonly account: ServerAccount | undefined;
};

/** Holds the path of the real folder where the data folder is closed to the server's account. */
const locationFile = 'postgres-location';
/** Where root keeps what another account must reach. */
export const sharedStateFolder = '/var/lib';

function readLocation(dataDir: string): string | undefined {
  const file = path.join(dataDir, locationFile);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function chooseRoot(dataDir: string, log: (message: string) => void): string {
  const moved = readLocation(dataDir);
  if (moved !== undefined) return moved;
  const inside = path.join(dataDir, 'postgres');
  const account = chooseServerAccount(path.join(inside, 'data'));
  if (account === undefined || isReachable(inside, account)) return inside;
  if (existsSync(path.join(inside, 'data', 'PG_VERSION'))) {
    throw embeddedPostgresError(
      `The database in ${inside} belongs to account ${account.uid}, which may no longer enter the folders above it.`,
      `let it pass through them with chmod o+x, starting at ${dataDir}`,
    );
  }
  const outside = path.join(sharedStateFolder, `assay-${randomBytes(6).toString('hex')}`);
  const root = writeOnce(path.join(dataDir, locationFile), outside, 0o600).trim();
  log(`${dataDir} is closed to the account PostgreSQL runs as; its files are kept in ${root}`);
  return root;
}

/**
 * Settles where the server's files are and makes that folder. It is `<dataDir>/postgres`, except when we are root
 * and the server's account cannot enter `dataDir`: then it is `/var/lib/assay-…`, named in `<dataDir>/postgres-location`.
 *
 * @throws {AppError} `database.unavailable` when the files are there but out of reach
 */
export function prepareServerFolder(dataDir: string, log: (message: string) => void): ServerFolder {
  const isRoot = process.getuid?.() === 0;
  mkdirSync(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
  const root = chooseRoot(path.resolve(dataDir), log);
  const data = path.join(root, 'data');
  const account = chooseServerAccount(data);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  if (account !== undefined) chownSync(root, account.uid, account.gid);
  return {
    root,
    data,
    passwordFile: path.join(root, 'password'),
    logFile: path.join(root, 'server.log'),
    launcherFile: path.join(root, 'launcher.pid'),
    account,
  };
}

/** The superuser's random password, made on first use and kept readable for the server's account only. */
export function readPassword({ passwordFile, account }: ServerFolder): string {
  const password = writeOnce(passwordFile, randomBytes(24).toString('base64url'), 0o600).trim();
  if (account !== undefined) chownSync(passwordFile, account.uid, account.gid);
  return password;
}
