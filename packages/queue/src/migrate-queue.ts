import { AppError } from '@assay/contracts';
import { PostgresConnection } from 'bullmq';

const connectTimeoutMs = 5_000;

/**
 * Brings BullMQ's tables (schema `bullmq`) of a PostgreSQL database up to this version; nothing to do on Redis.
 *
 * Safe when several processes start at once: the work is one transaction behind an advisory lock, and late
 * comers find it done.
 *
 * @throws {AppError} `queue.unavailable` if the database does not answer or refuses the change
 */
export async function migrateQueue(connectionString: string): Promise<void> {
  const connection = new PostgresConnection({
    connectionString,
    migrate: true,
    max: 1,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  try {
    await connection.waitUntilReady();
  } catch (error) {
    const nextStep =
      'Check that PostgreSQL answers and that its user may create the schema "bullmq", then start again.';
    throw new AppError(
      'queue.unavailable',
      'the queue tables could not be brought up to date',
      { nextStep },
      { cause: error },
    );
  } finally {
    await connection.close();
  }
}
