import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './start-embedded-postgres';
import { findServerRoot, makeDataFolder, removeDataFolders } from './test-support/data-folders';
import { query } from './test-support/query';
import { endLauncher, type Launcher, runLauncher } from './test-support/run-launcher';

const isRoot = process.getuid?.() === 0;
/** Debian's and most other systems' number for `nobody`. */
const nobody = 65_534;
const ordinary = { uid: nobody, gid: nobody };
const launchers: Launcher[] = [];

async function launchAs(dataDir: string, account: { uid?: number; gid?: number }): Promise<Launcher> {
  const launcher = await runLauncher(dataDir, account);
  launchers.push(launcher);
  return launcher;
}

function ownFolder(): string {
  const dataDir = makeDataFolder(0o700);
  chownSync(dataDir, nobody, nobody);
  return dataDir;
}

afterEach(async () => {
  for (const launcher of launchers.splice(0)) await endLauncher(launcher, 'SIGTERM');
  removeDataFolders();
});

describe.skipIf(!isRoot)('as root', () => {
  it('keeps the database inside a folder that the server may enter', async () => {
    const dataDir = makeDataFolder(0o711);
    const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
    expect(statSync(path.join(dataDir, 'postgres/data')).uid).not.toBe(0);
    await server.stop();
  });

  it('keeps it elsewhere when the folder is closed, says where, and finds it again when the folder is opened', async () => {
    const dataDir = makeDataFolder(0o700);
    const said: string[] = [];
    const server = await startEmbeddedPostgres({ dataDir, log: (message) => said.push(message) });
    await query(server.url, 'CREATE TABLE "kept" ("n" INT)');
    await server.stop();
    const root = findServerRoot(dataDir);
    expect(root).toMatch(/^\/var\/lib\/assay-[0-9a-f]{12}$/);
    expect(said[0]).toContain(root);
    chmodSync(dataDir, 0o755);
    const again = await startEmbeddedPostgres({ dataDir, log: () => {} });
    expect(await query(again.url, `SELECT to_regclass('kept')::text AS "table"`)).toEqual([{ table: 'kept' }]);
    await again.stop();
  });

  it('does not start an empty database beside one that can no longer be reached', async () => {
    const parent = makeDataFolder(0o711);
    const dataDir = path.join(parent, 'inner');
    await (await startEmbeddedPostgres({ dataDir, log: () => {} })).stop();
    chmodSync(parent, 0o700);
    await expect(startEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toThrow(
      /no longer enter the folders above/,
    );
  });

  it('runs as the ordinary account that made the database', async () => {
    const dataDir = ownFolder();
    await endLauncher(await launchAs(dataDir, ordinary), 'SIGTERM');
    const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
    expect(await query(server.url, 'SELECT 1 AS "one"')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(statSync(path.join(dataDir, 'postgres/data')).uid).toBe(nobody);
  });

  it('says in one sentence that the disk is full, while making the database', async (context) => {
    const dataDir = makeDataFolder(0o711);
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=0711', 'tmpfs', dataDir], {
      encoding: 'utf8',
    });
    if (mount.status !== 0) context.skip(`a small disk cannot be mounted here: ${mount.stderr}`);
    try {
      await expect(startEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toMatchObject({
        code: 'database.unavailable',
        message: expect.stringMatching(/^The disk that holds the database in .* is full\. Next: free some space/),
      });
    } finally {
      execFileSync('umount', [dataDir]);
    }
  });
});

describe('as an ordinary user', () => {
  it('starts, keeps all in the data folder, and stops', async () => {
    const dataDir = isRoot ? ownFolder() : makeDataFolder(0o700);
    const launcher = await launchAs(dataDir, isRoot ? ordinary : {});
    const { line } = launcher;
    if ('error' in line) throw new Error(line.error);
    expect(await query(line.url, 'SELECT 1 AS "one"')).toEqual([{ one: 1 }]);
    expect(existsSync(path.join(dataDir, 'postgres/data/PG_VERSION'))).toBe(true);
    expect(existsSync(path.join(dataDir, 'postgres-location'))).toBe(false);
    await endLauncher(launcher, 'SIGTERM');
    await expect(query(line.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it.skipIf(!isRoot)('says whose folder it is when it is someone else’s', async () => {
    const { line } = await launchAs(makeDataFolder(0o711), ordinary);
    expect(line).toEqual({ error: expect.stringMatching(/may not be used by this account.*ASSAY_DATA_DIR/) });
  });
});
