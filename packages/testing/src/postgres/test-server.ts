import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@assay/db';
import { testDatabaseUrl } from '../env';

export type TestServer = { readonly url: string; stop(): Promise<void> };

const folderPrefix = 'assay-test-postgres-';

/** Data that lives as long as one test run need not survive a power cut. */
const throwawaySettings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Stops and removes servers of runs that were killed: each folder carries the id of the run's process. */
function sweepAbandonedServers(): void {
  for (const name of readdirSync(os.tmpdir())) {
    const runPid = new RegExp(`^${folderPrefix}(\\d+)-`).exec(name)?.[1];
    if (runPid === undefined || isAlive(Number(runPid))) continue;
    const folder = path.join(os.tmpdir(), name);
    try {
      const pidFile = path.join(folder, 'postgres/data/postmaster.pid');
      const serverPid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0;
      if (serverPid > 0 && isAlive(serverPid)) process.kill(serverPid, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // It belongs to another account, whose next run sweeps it.
    }
  }
}

/** The server tests run on: the one of `ASSAY_TEST_DATABASE_URL`, else an embedded one of this run's own. */
export async function startTestServer(): Promise<TestServer> {
  if (testDatabaseUrl !== undefined) return { url: testDatabaseUrl, stop: async () => {} };
  sweepAbandonedServers();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `${folderPrefix}${process.pid}-`));
  // When we are root the server runs as another account, which must be able to come in.
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: throwawaySettings });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
