import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './create-test-database';
import { useTestDatabase } from './use-test-database';

const test = useTestDatabase();

describe('a test database', () => {
  it('has every migration applied and no rows', async () => {
    expect(await test.database.prisma.workspace.count()).toBe(0);
  });

  it('is seen by nobody else', async () => {
    const other = await createTestDatabase();
    await test.database.pool.query('CREATE TABLE "mine" ("n" INT)');
    const client = new pg.Client({ connectionString: other.url });
    await client.connect();
    const { rows } = await client.query(`SELECT to_regclass('mine') AS "table"`);
    await client.end();
    expect(rows).toEqual([{ table: null }]);
    await other.drop();
  });

  it('can be made many at once', async () => {
    const databases = await Promise.all(Array.from({ length: 6 }, () => createTestDatabase()));
    expect(new Set(databases.map(({ url }) => url)).size).toBe(6);
    await Promise.all(databases.map(({ drop }) => drop()));
  });

  it('is gone once dropped, also while someone is connected', async () => {
    const doomed = await createTestDatabase();
    const client = new pg.Client({ connectionString: doomed.url });
    client.on('error', () => {});
    await client.connect();
    await doomed.drop();
    await expect(client.query('SELECT 1')).rejects.toThrow();
    await expect(new pg.Client({ connectionString: doomed.url }).connect()).rejects.toMatchObject({ code: '3D000' });
  });
});
