import { queueBackends } from '@assay/testing';
import { afterEach, beforeAll, describe, it } from 'vitest';
import { migrateQueue, type QueueBackendConfig } from '../index';
import { closeTestQueues } from './open-test-queue';

/** Runs a suite on PostgreSQL and on Redis, with the queue's tables in place; a backend that is missing shows as skipped. */
export async function onEachBackend(title: string, suite: (backend: QueueBackendConfig) => void): Promise<void> {
  const { backends, skipped } = await queueBackends();
  describe.each(backends)(`${title} on $kind`, (backend) => {
    beforeAll(async () => {
      if (backend.kind === 'postgres') await migrateQueue(backend.connectionString);
    });
    afterEach(closeTestQueues);
    suite(backend);
  });
  for (const { kind, reason } of skipped) it.skip(`${title} on ${kind}: ${reason}`, () => undefined);
}
