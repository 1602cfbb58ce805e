import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type {} from '../provided-context';
import { dropDatabase, onServer, withDatabase } from './on-server';

export type TestDatabase = {
  /** Address of a database nobody else uses. */
  readonly url: string;
  /** Drops the database, ending whatever is still connected. */
  drop(): Promise<void>;
};

function findServer() {
  const server = inject('testServer');
  if (server === undefined) {
    throw new Error(
      'there is no test server: a test that needs a database is named *.integration.test.ts or *.faults.test.ts',
    );
  }
  return server;
}

async function createDatabaseFrom(template: string): Promise<TestDatabase> {
  const { url } = findServer();
  const name = `assay_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return { url: withDatabase(url, name), drop: () => dropDatabase(url, name) };
}

/** Makes a database with all migrations applied, a copy of the run's template; some tens of milliseconds. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabaseFrom(findServer().template);
}

/** Makes a database with nothing in it. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabaseFrom('template0');
}
