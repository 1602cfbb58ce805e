import { afterEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './start-embedded-postgres';
import { makeDataFolder, removeDataFolders } from './test-support/data-folders';
import { query } from './test-support/query';
import { endLauncher, type Launcher, runLauncher } from './test-support/run-launcher';

const launchers: Launcher[] = [];
const ends: (() => Promise<void>)[] = [];

async function launch(dataDir: string): Promise<Launcher & { readonly line: { url: string; adopted: boolean } }> {
  const launcher = await runLauncher(dataDir);
  launchers.push(launcher);
  const { line } = launcher;
  if ('error' in line) throw new Error(line.error);
  return { ...launcher, line };
}

const adopt = async (dataDir: string) => {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  ends.push(server.stop);
  return server;
};

afterEach(async () => {
  for (const launcher of launchers.splice(0)) await endLauncher(launcher, 'SIGTERM');
  for (const end of ends.splice(0)) await end();
  removeDataFolders();
});

describe('a server that already runs on the data folder', () => {
  it('is adopted, and stopped by its new owner, when its launcher was killed', async () => {
    const dataDir = makeDataFolder(0o711);
    const killed = await launch(dataDir);
    await query(killed.line.url, 'CREATE TABLE "kept" AS SELECT 1 AS "n"');
    await endLauncher(killed, 'SIGKILL');
    const server = await adopt(dataDir);
    expect(server).toMatchObject({ adopted: true, url: killed.line.url });
    expect(await query(server.url, 'SELECT * FROM "kept"')).toEqual([{ n: 1 }]);
    await server.stop();
    await expect(query(server.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('is shared, and left running for the one who started it, when its launcher lives', async () => {
    const dataDir = makeDataFolder(0o711);
    const owner = await launch(dataDir);
    const guest = await adopt(dataDir);
    expect(guest).toMatchObject({ adopted: true, url: owner.line.url });
    await guest.stop();
    expect(await query(owner.line.url, 'SELECT 1 AS "one"')).toEqual([{ one: 1 }]);
  });

  it('is one server when three processes make the folder at the same moment', async () => {
    const dataDir = makeDataFolder(0o711);
    const all = await Promise.all([launch(dataDir), launch(dataDir), launch(dataDir)]);
    expect(new Set(all.map(({ line }) => line.url)).size).toBe(1);
    expect(all.filter(({ line }) => !line.adopted)).toHaveLength(1);
  });
});
