import { randomUUID } from 'node:crypto';
import { createEmptyDatabase, type TestDatabase } from '@assay/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateQueue } from './migrate-queue';
import { closeTestQueues, openTestQueue } from './test-support/open-test-queue';

let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(async () => {
  await closeTestQueues();
  await database.drop();
});

it('lets several processes start at once on an empty database', async () => {
  await Promise.all(Array.from({ length: 6 }, () => migrateQueue(database.url)));
  await openTestQueue({ kind: 'postgres', connectionString: database.url }).ping();
});

it('is what a queue waits for: calls fail before it and work after it', async () => {
  const queue = openTestQueue({ kind: 'postgres', connectionString: database.url });
  const payload = { executionId: randomUUID() };
  await expect(queue.enqueue('execution.plan', payload)).rejects.toMatchObject({ code: 'queue.unavailable' });
  await migrateQueue(database.url);
  await queue.enqueue('execution.plan', payload);
  expect((await queue.counts())['execution.plan'].waiting).toBe(1);
});

it('keeps the jobs of a database that is up to date', async () => {
  await migrateQueue(database.url);
  const queue = openTestQueue({ kind: 'postgres', connectionString: database.url });
  await queue.enqueue('execution.plan', { executionId: randomUUID() });
  await migrateQueue(database.url);
  expect((await queue.counts())['execution.plan'].waiting).toBe(1);
});

it('says what to check when the database is not there', async () => {
  const nowhere = new URL(database.url);
  nowhere.pathname = '/no_such_database';
  await expect(migrateQueue(nowhere.href)).rejects.toMatchObject({
    code: 'queue.unavailable',
    details: { nextStep: expect.stringContaining('Check that PostgreSQL answers') },
  });
});
