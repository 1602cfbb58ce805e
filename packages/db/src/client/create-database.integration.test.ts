import { randomUUID } from 'node:crypto';
import { AppError } from '@assay/contracts';
import { useTestDatabase } from '@assay/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../embedded/find-free-port';
import { createDatabase } from './create-database';

const test = useTestDatabase();

describe('a database in reach', () => {
  it('answers a ping and says how long it took', async () => {
    expect(await test.database.ping()).toBeGreaterThan(0);
  });

  it('shows the same rows through Prisma and through the pool', async () => {
    const id = '0198a1b2-0000-7000-8000-000000000001';
    await test.database.prisma.workspace.create({ data: { id, name: 'Acme', slug: 'acme' } });
    const { rows } = await test.database.pool.query('SELECT "name" FROM "workspace" WHERE "id" = $1', [id]);
    expect(rows).toEqual([{ name: 'Acme' }]);
  });

  it('shares one pool, so that Prisma never opens more connections than allowed', async () => {
    const small = createDatabase({ url: test.url, poolSize: 2 });
    await Promise.all(Array.from({ length: 20 }, () => small.prisma.$queryRaw`SELECT pg_sleep(0.01)::text`));
    expect(small.pool.totalCount).toBe(2);
    await small.close();
  });

  it('ends a statement that takes longer than allowed', async () => {
    const hasty = createDatabase({ url: test.url, poolSize: 1, statementTimeoutMs: 100 });
    await expect(hasty.pool.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    await hasty.close();
  });

  it('never lends a connection again whose work failed', async () => {
    const single = createDatabase({ url: test.url, poolSize: 1 });
    const failed = single.withClient(async (client) => {
      await client.query('BEGIN');
      await client.query('SELECT * FROM "nothing_of_that_name"');
    });
    await expect(failed).rejects.toThrow(/nothing_of_that_name/);
    const { rows } = await single.withClient((client) => client.query('SELECT 1 AS "one"'));
    expect(rows).toEqual([{ one: 1 }]);
    await single.close();
  });

  it('passes errors of the data on as they are', async () => {
    const duplicate = { id: '0198a1b2-0000-7000-8000-000000000002', name: 'Twice', slug: 'twice' };
    await test.database.prisma.workspace.create({ data: duplicate });
    await expect(test.database.prisma.workspace.create({ data: duplicate })).rejects.toMatchObject({ code: 'P2002' });
  });

  it('commits both forms of a transaction, and neither half of one that fails', async () => {
    const { prisma } = test.database;
    const make = (slug: string) => ({ data: { id: randomUUID(), name: slug, slug } });
    await prisma.$transaction([prisma.workspace.create(make('a')), prisma.workspace.create(make('b'))]);
    await prisma.$transaction(async (transaction) => {
      await transaction.workspace.create(make('c'));
    });
    const failing = prisma.$transaction(async (transaction) => {
      await transaction.workspace.create(make('d'));
      throw new RangeError('changed my mind');
    });
    await expect(failing).rejects.toThrow(RangeError);
    const twice = [prisma.workspace.create(make('e')), prisma.workspace.create(make('a'))];
    await expect(prisma.$transaction(twice)).rejects.toMatchObject({ code: 'P2002' });
    const found = await prisma.workspace.findMany({
      where: { slug: { in: ['a', 'b', 'c', 'd', 'e'] } },
      orderBy: { slug: 'asc' },
      select: { slug: true },
    });
    expect(found.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
  });

  it('closes twice without complaint', async () => {
    const database = createDatabase({ url: test.url, poolSize: 1 });
    await database.ping();
    await database.close();
    await database.close();
    expect(database.pool.totalCount).toBe(0);
  });
});

describe('a database out of reach', async () => {
  const port = await findFreePort();
  const database = createDatabase({ url: `postgresql://someone:secret-word@127.0.0.1:${port}/assay`, poolSize: 1 });
  afterAll(() => database.close());

  it.each<[string, () => Promise<unknown>]>([
    ['a ping', () => database.ping()],
    ['a Prisma query', () => database.prisma.workspace.findMany()],
    ['a raw Prisma query', () => database.prisma.$queryRaw`SELECT 1`],
    ['a Prisma transaction', () => database.prisma.$transaction((transaction) => transaction.workspace.count())],
    ['a borrowed connection', () => database.withClient((client) => client.query('SELECT 1'))],
  ])('is database.unavailable for %s, without the password', async (_, ask) => {
    const error = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'database.unavailable', retryable: true });
    expect(String(error)).not.toContain('secret-word');
  });

  it('says so when the password is wrong', async () => {
    const address = new URL(test.url);
    address.password = 'not-it';
    const stranger = createDatabase({ url: address.href, poolSize: 1 });
    await expect(stranger.ping()).rejects.toThrow(/refused us/);
    await stranger.close();
  });
});
