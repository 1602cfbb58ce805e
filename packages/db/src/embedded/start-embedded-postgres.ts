import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@assay/contracts';
import { diskFullError, embeddedPostgresError, isDiskFull, useOwnServer } from './embedded-postgres-error';
import { endOrphans } from './end-orphans';
import { findFreePort } from './find-free-port';
import { initCluster } from './init-cluster';
import { isProcessAlive } from './is-process-alive';
import { type LaunchPlan, launchServer, type ServerSettings } from './launch-server';
import { becomeLauncher, hasLivingLauncher, isLauncher } from './launcher-mark';
import { preparePlatformBinaries } from './platform-binaries';
import { findPostmaster } from './postmaster-file';
import { serverUrl, waitForServer } from './server-address';
import { prepareServerFolder, readPassword, type ServerFolder } from './server-folder';
import { stopServer } from './stop-server';

export type EmbeddedPostgresOptions = {
  /** Where everything is kept; made when missing. */
  readonly dataDir: string;
  /** Told what a person may want to know, one sentence at a time. */
  readonly log: (message: string) => void;
  /** Extra server settings; only what a started server gets, an adopted one keeps its own. */
  readonly settings?: ServerSettings;
  /** Asked for a port to listen on; asked again when another program takes it first. */
  readonly choosePort?: () => Promise<number>;
};

export type EmbeddedPostgres = {
  /** Address of the database `assay`, password included. */
  readonly url: string;
  /** On 127.0.0.1. */
  readonly port: number;
  /** True when a server was already running on the data folder. */
  readonly adopted: boolean;
  /** Stops the server in order; leaves it alone when another living process started it. Safe to call twice. */
  stop(): Promise<void>;
};

type RunningServer = { readonly pid: number; readonly port: number; readonly adopted: boolean };

/** How long a server that was killed may take to let go of its files and memory. */
const startWithinMs = 30_000;
const retryEveryMs = 200;
const adoptWithinMs = 120_000;

/** The server already running on the folder, when it answers to our password; undefined when there is none. */
async function adopt(folder: ServerFolder, password: string): Promise<RunningServer | undefined> {
  const found = findPostmaster(folder.data);
  if (found === undefined) return undefined;
  const answer = await waitForServer({ port: found.port, password }, () => !isProcessAlive(found.pid), adoptWithinMs);
  if (answer === 'gone') return undefined;
  if (answer === 'ready') return { ...found, adopted: true };
  throw embeddedPostgresError(
    `A PostgreSQL server (process ${found.pid}, port ${found.port}) holds ${folder.data} but ${answer === 'refused' ? 'does not know our password' : 'does not answer'}.`,
    `stop that process and start again, or ${useOwnServer}`,
  );
}

async function adoptOrLaunch(plan: LaunchPlan, choosePort: () => Promise<number>): Promise<RunningServer> {
  const giveUpAt = performance.now() + startWithinMs;
  while (performance.now() < giveUpAt) {
    const adopted = await adopt(plan.folder, plan.password);
    if (adopted !== undefined) return adopted;
    const launched = await launchServer(plan, await choosePort());
    if (launched.outcome === 'ready') return { pid: launched.pid, port: launched.port, adopted: false };
    endOrphans(plan.folder.data);
    await sleep(retryEveryMs);
  }
  throw embeddedPostgresError(
    `PostgreSQL could not start on ${plan.folder.data}: another server kept its port or its files for ${startWithinMs / 1000} s.`,
    `see ${plan.folder.logFile}, end what is left of the other server, and start again`,
  );
}

/** The few failures of the file system a person can do something about. */
function explain(error: unknown, dataDir: string): unknown {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return diskFullError(dataDir, error);
  if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')) {
    return embeddedPostgresError(
      `The data folder ${dataDir} may not be used by this account: ${error.message}.`,
      'start Assay as the account that owns the folder, or choose another with ASSAY_DATA_DIR',
      error,
    );
  }
  return error;
}

async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const startedAt = performance.now();
  const folder = prepareServerFolder(options.dataDir, options.log);
  const password = readPassword(folder);
  const binaries = preparePlatformBinaries(folder);
  await initCluster(folder, binaries);
  const plan: LaunchPlan = { folder, binaries, password, settings: options.settings ?? {} };
  const server = await adoptOrLaunch(plan, options.choosePort ?? findFreePort);
  const isOurs = !server.adopted || !hasLivingLauncher(folder);
  if (isOurs) becomeLauncher(folder);
  const took = Math.round(performance.now() - startedAt);
  options.log(
    `embedded PostgreSQL ${server.adopted ? 'found running' : 'started'} on 127.0.0.1:${server.port} in ${took} ms`,
  );
  let stopping: Promise<void> | undefined;
  return {
    url: serverUrl(server.port, password),
    port: server.port,
    adopted: server.adopted,
    stop: async () => {
      if (!isOurs) return;
      stopping ??= isLauncher(folder) ? stopServer(server.pid) : Promise.resolve();
      await stopping;
    },
  };
}

/**
 * Starts the PostgreSQL server that comes with the npm packages, on 127.0.0.1 and a port of its own choice, or
 * adopts the one that already runs on the data folder.
 *
 * As root, whom PostgreSQL refuses, it runs as whoever owns the data, else `postgres`, else `nobody`; what that account
 * could not reach is kept in `/var/lib/assay-…`. A server whose launcher was killed goes on running and is adopted next time.
 *
 * @throws {AppError} `database.unavailable`, saying what is wrong with which folder and what to do
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    throw explain(error, options.dataDir);
  }
}
