import { afterAll, inject } from 'vitest';
import { createTestDatabase } from '../postgres/create-test-database';
import type {} from '../provided-context';

/** A place to keep jobs in, for this test file. */
export type TestQueueBackend =
  | { readonly kind: 'postgres'; readonly connectionString: string }
  | { readonly kind: 'redis'; readonly url: string };

export type TestQueueBackends = {
  readonly backends: readonly TestQueueBackend[];
  /** Backends this machine cannot run, with the reason: one `describe.skip` each, so that they are counted. */
  readonly skipped: readonly { readonly kind: TestQueueBackend['kind']; readonly reason: string }[];
};

/**
 * Both queue backends for a suite that runs on each: awaited at the top of a test file, before its `describe.each`.
 * PostgreSQL is a database of the file's own, dropped after its tests; Redis is shared by the run, so use a prefix.
 */
export async function queueBackends(): Promise<TestQueueBackends> {
  const database = await createTestDatabase();
  afterAll(() => database.drop());
  const postgres = { kind: 'postgres', connectionString: database.url } as const;
  const redis = inject('testRedis');
  return 'url' in redis
    ? { backends: [postgres, { kind: 'redis', url: redis.url }], skipped: [] }
    : { backends: [postgres], skipped: [{ kind: 'redis', reason: redis.reason }] };
}
