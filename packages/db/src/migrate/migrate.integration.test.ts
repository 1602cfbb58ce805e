import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createEmptyDatabase, type TestDatabase } from '@assay/testing';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate, migrationsFolder } from './migrate';

let database: TestDatabase;
let dir: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  dir = mkdtempSync(path.join(os.tmpdir(), 'assay-migrations-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(dir, { recursive: true });
});

function addMigration(name: string, sql: string): void {
  mkdirSync(path.join(dir, name), { recursive: true });
  writeFileSync(path.join(dir, name, 'migration.sql'), sql);
}

async function query(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const run = () => migrate({ connectionString: database.url, dir });

it('applies what is new, in order, and nothing twice', async () => {
  addMigration('2_more', 'ALTER TABLE "thing" ADD COLUMN "name" TEXT');
  addMigration('1_first', 'CREATE TABLE "thing" ("id" INT)');
  expect(await run()).toEqual(['1_first', '2_more']);
  expect(await run()).toEqual([]);
  addMigration('3_last', 'INSERT INTO "thing" VALUES (1, $$semi;colon$$)');
  expect(await run()).toEqual(['3_last']);
  expect(await query('SELECT * FROM "thing"')).toEqual([{ id: 1, name: 'semi;colon' }]);
});

it('takes turns with others that migrate at the same time', async () => {
  addMigration('1_slow', 'SELECT pg_sleep(0.3); CREATE TABLE "thing" ("id" INT)');
  const results = await Promise.all([run(), run(), run()]);
  expect(results.flat()).toEqual(['1_slow']);
});

it('keeps nothing of a migration that fails, and asks to resolve it before going on', async () => {
  addMigration('1_bad', 'CREATE TABLE "thing" ("id" INT); SELECT 1 / 0');
  await expect(run()).rejects.toThrow('Migration 1_bad failed: division by zero. Nothing of it was kept.');
  expect(await query(`SELECT to_regclass('thing') AS "table"`)).toEqual([{ table: null }]);
  await expect(run()).rejects.toThrow(/1_bad failed earlier \(division by zero\).*resolve --rolled-back 1_bad/);
});

it('goes on once a failed migration is marked as rolled back', async () => {
  addMigration('1_bad', 'SELECT 1 / 0');
  await expect(run()).rejects.toThrow(/division by zero/);
  await query('UPDATE "_prisma_migrations" SET "rolled_back_at" = now()');
  addMigration('1_bad', 'SELECT 1');
  expect(await run()).toEqual(['1_bad']);
});

it('undoes a transaction that a failing migration opened itself', async () => {
  addMigration('1_bad', 'BEGIN; CREATE TABLE "thing" ("id" INT); SELECT 1 / 0; COMMIT');
  await expect(run()).rejects.toThrow(/division by zero/);
  expect(await query('SELECT "logs" FROM "_prisma_migrations"')).toEqual([{ logs: 'division by zero' }]);
});

it('leaves nothing to resolve when the server cuts it off in the middle', async () => {
  addMigration('1_slow', 'CREATE TABLE "thing" ("id" INT); SELECT pg_sleep(30)');
  const cutOff = expect(run()).rejects.toThrow(/Migration 1_slow failed/);
  const end = `SELECT pg_terminate_backend("pid") AS "ended" FROM pg_stat_activity
    WHERE "application_name" = 'assay migrate' AND "query" LIKE '%pg_sleep%' AND "datname" = current_database()`;
  await expect.poll(() => query(end), { timeout: 10_000 }).toEqual([{ ended: true }]);
  await cutOff;
  expect(await query('SELECT * FROM "_prisma_migrations"')).toEqual([]);
  addMigration('1_slow', 'CREATE TABLE "thing" ("id" INT)');
  expect(await run()).toEqual(['1_slow']);
});

it('refuses a migration that was edited after it was applied', async () => {
  addMigration('1_first', 'CREATE TABLE "thing" ("id" INT)');
  await run();
  addMigration('1_first', 'CREATE TABLE "thing" ("id" BIGINT)');
  await expect(run()).rejects.toThrow(/1_first was edited after it was applied/);
});

it('refuses a database that a newer release has migrated', async () => {
  addMigration('1_first', 'SELECT 1');
  addMigration('2_newer', 'SELECT 2');
  await run();
  rmSync(path.join(dir, '2_newer'), { recursive: true });
  await expect(run()).rejects.toThrow(/newer than this release: it has migration 2_newer/);
});

it('refuses a migration older than the newest applied', async () => {
  addMigration('2_second', 'SELECT 2');
  await run();
  addMigration('1_late', 'SELECT 1');
  await expect(run()).rejects.toThrow(/1_late is older than 2_second/);
});

it('says database.unavailable when there is no server', async () => {
  const connectionString = 'postgresql://nobody@127.0.0.1:1/nothing';
  await expect(migrate({ connectionString, dir })).rejects.toMatchObject({ code: 'database.unavailable' });
});

it('applies the migrations of this repository', async () => {
  cpSync(migrationsFolder, dir, { recursive: true });
  const applied = await run();
  expect(applied[0]).toBe('20261201000000_init');
  expect(await query('SELECT count(*)::int AS "n" FROM "workspace"')).toEqual([{ n: 0 }]);
});
