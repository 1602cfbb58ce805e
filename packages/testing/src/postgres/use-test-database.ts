import { createDatabase, type Database } from '@assay/db';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './create-test-database';

/** The test file's own database; both parts are there from the first test (or later `beforeAll`) on. */
export type UsedTestDatabase = {
  /** @throws {Error} when read before the tests run */
  readonly url: string;
  /** @throws {Error} when read before the tests run */
  readonly database: Database;
};

/** Small, so that many test files fit on one server. */
const poolSize = 5;

/**
 * Gives the calling test file (or `describe`) a migrated database of its own, made before its tests and dropped
 * after them.
 */
export function useTestDatabase(): UsedTestDatabase {
  let opened: { readonly created: TestDatabase; readonly database: Database } | undefined;

  beforeAll(async () => {
    const created = await createTestDatabase();
    opened = { created, database: createDatabase({ url: created.url, poolSize }) };
  });
  afterAll(async () => {
    await opened?.database.close();
    await opened?.created.drop();
  });

  const require = () => {
    if (opened === undefined) throw new Error('the test database exists only while tests run; read it inside a test');
    return opened;
  };
  return {
    get url() {
      return require().created.url;
    },
    get database() {
      return require().database;
    },
  };
}
