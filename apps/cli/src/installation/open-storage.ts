import path from 'node:path';
import { AppError } from '@assay/contracts';
import { migrate, startEmbeddedPostgres } from '@assay/db';
import { createQueue, migrateQueue } from '@assay/queue';
import type { LauncherEnv } from '../env';
import { findRoot } from '../find-root';

export type Storage = {
  readonly databaseUrl: string;
  close(): Promise<void>;
};

/** The database DATABASE_URL names, or the embedded one of the data folder. */
export async function openStorage(env: LauncherEnv, dataDir: string, say: (text: string) => void): Promise<Storage> {
  if (env.DATABASE_URL !== undefined) return { databaseUrl: env.DATABASE_URL, close: async () => {} };
  const server = await startEmbeddedPostgres({ dataDir, log: say });
  return { databaseUrl: server.url, close: () => server.stop() };
}

async function checkRedis(url: string): Promise<void> {
  const queue = createQueue({ backend: { kind: 'redis', url }, prefix: 'assay' });
  try {
    await queue.ping();
  } catch (cause) {
    const nextStep = 'Check that Redis is running and that REDIS_URL names its host and port, or unset REDIS_URL.';
    throw new AppError('queue.unavailable', 'The queue at REDIS_URL cannot be reached.', { nextStep }, { cause });
  } finally {
    await queue.close();
  }
}

/**
 * Brings database and queue up to this release.
 *
 * @returns names of the migrations applied now
 * @throws {AppError} `database.unavailable` or `queue.unavailable`
 * @throws {Error} when the database is newer than this release, or a migration fails
 */
export async function migrateStorage(databaseUrl: string, redisUrl: string | undefined): Promise<string[]> {
  const applied = await migrate({
    connectionString: databaseUrl,
    dir: path.join(findRoot(), 'prisma', 'migrations'),
  });
  if (redisUrl === undefined) await migrateQueue(databaseUrl);
  else await checkRedis(redisUrl);
  return applied;
}
