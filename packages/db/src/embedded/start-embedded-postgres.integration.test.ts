import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort } from './find-free-port';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start-embedded-postgres';
import { findServerRoot, makeDataFolder, removeDataFolders } from './test-support/data-folders';
import { query } from './test-support/query';

const open = 0o711;
const closed = 0o700;
const running: EmbeddedPostgres[] = [];

async function start(dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, ...options });
  running.push(server);
  return server;
}

function readPid(dataDir: string): number {
  return Number.parseInt(readFileSync(path.join(findServerRoot(dataDir), 'data/postmaster.pid'), 'utf8'), 10);
}

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  removeDataFolders();
});

describe('a first start', () => {
  it('answers on the loopback address alone, with a password, as no superuser of the machine', async () => {
    const dataDir = makeDataFolder(open);
    const server = await start(dataDir);
    expect(server.adopted).toBe(false);
    const [settings] = await query(
      server.url,
      `SELECT current_database() AS "database", current_setting('listen_addresses') AS "addresses",
        current_setting('unix_socket_directories') AS "sockets", current_setting('server_encoding') AS "encoding",
        split_part(current_setting('server_version'), '.', 1) AS "major", current_setting('fsync') AS "fsync"`,
    );
    expect(settings).toEqual({
      database: 'assay',
      addresses: '127.0.0.1',
      sockets: '',
      encoding: 'UTF8',
      major: '18',
      fsync: 'on',
    });
    const stranger = new URL(server.url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    const passwordFile = statSync(path.join(findServerRoot(dataDir), 'password'));
    expect(passwordFile.mode & 0o777).toBe(0o600);
    if (process.platform === 'linux') expect(statSync(`/proc/${readPid(dataDir)}`).uid).not.toBe(0);
  });

  it.each([
    ['that others may enter', open],
    ['closed to others', closed],
  ])('keeps what was written in a folder %s over a stop', async (_, mode) => {
    const dataDir = makeDataFolder(mode);
    const first = await start(dataDir);
    await query(first.url, `CREATE TABLE "kept" AS SELECT 'naïve 😀' AS "text"`);
    await first.stop();
    const second = await start(dataDir);
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'SELECT * FROM "kept"')).toEqual([{ text: 'naïve 😀' }]);
  });

  it('makes the data folder when it is missing', async () => {
    const server = await start(path.join(makeDataFolder(open), 'not/there/yet'));
    expect(await query(server.url, 'SELECT 1 AS "one"')).toEqual([{ one: 1 }]);
  });

  it('takes another port when a program has taken the first', async () => {
    const program = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => program.once('listening', resolve));
    const address = program.address();
    if (address === null || typeof address === 'string') throw new Error('the program has no port');
    const ports = [address.port, await findFreePort()];
    const server = await start(makeDataFolder(open), { choosePort: async () => ports.shift() ?? 0 });
    program.close();
    expect(ports).toEqual([]);
    expect(server.port).not.toBe(address.port);
  });

  it('applies the settings it is given', async () => {
    const server = await start(makeDataFolder(open), { settings: { fsync: 'off' } });
    expect(await query(server.url, 'SHOW "fsync"')).toEqual([{ fsync: 'off' }]);
  });
});

describe('a start after something went wrong', () => {
  it('makes the data folder again when making it was interrupted', async () => {
    const dataDir = makeDataFolder(open);
    const half = path.join(dataDir, 'postgres/data');
    mkdirSync(half, { recursive: true });
    writeFileSync(path.join(half, 'PG_VERSION'), '18\n');
    const abandoned = path.join(dataDir, 'postgres/data.new-999999999-x');
    mkdirSync(abandoned);
    const server = await start(dataDir);
    expect(await query(server.url, 'SELECT 1 AS "one"')).toEqual([{ one: 1 }]);
    expect(existsSync(abandoned)).toBe(false);
  });

  it('does not touch a damaged database', async () => {
    const data = path.join(makeDataFolder(open), 'postgres/data');
    mkdirSync(data, { recursive: true });
    writeFileSync(path.join(data, 'postmaster.opts'), '');
    await expect(start(path.dirname(path.dirname(data)))).rejects.toThrow(/damaged.*restore that folder from a backup/);
    expect(existsSync(path.join(data, 'postmaster.opts'))).toBe(true);
  });

  it('says what to do with the data of another major version, and leaves it alone', async () => {
    const dataDir = makeDataFolder(open);
    await (await start(dataDir)).stop();
    const versionFile = path.join(findServerRoot(dataDir), 'data/PG_VERSION');
    writeFileSync(versionFile, '15\n');
    await expect(start(dataDir)).rejects.toMatchObject({
      code: 'database.unavailable',
      message: expect.stringMatching(
        /made by PostgreSQL 15, and this release of Assay runs PostgreSQL 18.*DATABASE_URL/,
      ),
    });
    expect(readFileSync(versionFile, 'utf8')).toBe('15\n');
  });

  it.each([
    ['that no process has', '999999999'],
    ['that another program has since got', String(process.pid)],
  ])('starts over a lock file with a process id %s', async (_, pid) => {
    const dataDir = makeDataFolder(open);
    const first = await start(dataDir);
    const lockFile = path.join(findServerRoot(dataDir), 'data/postmaster.pid');
    const lines = readFileSync(lockFile, 'utf8').split('\n');
    await first.stop();
    writeFileSync(lockFile, [pid, ...lines.slice(1)].join('\n'));
    const second = await start(dataDir);
    expect(second.adopted).toBe(false);
  });

  it('recovers what was committed when the server was killed in the middle of writing', async () => {
    const dataDir = makeDataFolder(open);
    const first = await start(dataDir);
    await query(first.url, 'CREATE TABLE "row" AS SELECT generate_series(1, 1000) AS "n"');
    const writing = query(first.url, 'INSERT INTO "row" SELECT generate_series(1, 50000000)').catch(() => 'cut off');
    await query(first.url, 'SELECT pg_sleep(0.3)');
    process.kill(readPid(dataDir), 'SIGKILL');
    const second = await start(dataDir);
    expect(await writing).toBe('cut off');
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'SELECT count(*)::int AS "n" FROM "row"')).toEqual([{ n: 1000 }]);
  });
});

describe('stopping', () => {
  it('may be asked for twice', async () => {
    const dataDir = makeDataFolder(open);
    const server = await start(dataDir);
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
    await expect(query(server.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(existsSync(path.join(findServerRoot(dataDir), 'data/postmaster.pid'))).toBe(false);
  });

  it('does not wait for clients that stay connected', async () => {
    const server = await start(makeDataFolder(open));
    const idle = query(server.url, 'SELECT pg_sleep(60)').catch(() => 'cut off');
    await query(server.url, 'SELECT pg_sleep(0.1)');
    await server.stop();
    expect(await idle).toBe('cut off');
  });
});
