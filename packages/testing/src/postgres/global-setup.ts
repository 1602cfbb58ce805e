import { randomUUID } from 'node:crypto';
import { migrate, migrationsFolder } from '@assay/db';
import type { TestProject } from 'vitest/node';
import type {} from '../provided-context';
import { startTestRedis, type TestRedis } from '../redis/start-test-redis';
import { dropDatabase, onServer, withDatabase } from './on-server';
import { startTestServer } from './test-server';

function describeRedis(redis: TestRedis) {
  return redis.isAvailable ? { url: redis.url } : { reason: redis.reason };
}

/** Vitest's global setup of the tests that need servers: one PostgreSQL and one Redis for the run, one migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, redis] = await Promise.all([startTestServer(), startTestRedis()]);
  const template = `assay_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(server.url, `CREATE DATABASE ${template}`);
  await migrate({ connectionString: withDatabase(server.url, template), dir: migrationsFolder });
  project.provide('testServer', { url: server.url, template });
  project.provide('testRedis', describeRedis(redis));
  return async () => {
    await dropDatabase(server.url, template);
    await server.stop();
    if (redis.isAvailable) await redis.stop();
  };
}
