import path from 'node:path';
import pg from 'pg';
import { toDatabaseError } from '../client/to-database-error';
import { selectPending } from './check-records';
import { type MigrationFile, readMigrationFiles } from './migration-files';
import { ensureRecordTable, readRecords, recordFailure, recordSuccess } from './migration-records';

/** The advisory lock Prisma Migrate takes, so that it and we never migrate at the same time. */
const migrationLock = 72_707_369;

export type MigrateOptions = {
  readonly connectionString: string;
  /** Folder with one folder per migration. */
  readonly dir: string;
};

/** The migrations of this repository. */
export const migrationsFolder: string = path.resolve(import.meta.dirname, '../../../../prisma/migrations');

/** Classes of SQLSTATE that are about the server (lost, out of disk or memory, stopped), not about the statement. */
const serverTrouble = /^(08|53|57|58)/;

/** Whether the migration itself is to blame; anything else may be over at the next try, so it is not remembered. */
function isOwnFault(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && cause.code !== undefined && !serverTrouble.test(cause.code);
}

/** A migration and the record of it are one transaction: whoever is cut off in the middle leaves neither. */
async function apply(client: pg.Client, migration: MigrationFile): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.sql);
    await recordSuccess(client, migration);
    await client.query('COMMIT');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    await client.query('ROLLBACK').catch(() => {});
    if (isOwnFault(cause)) await recordFailure(client, migration, reason);
    throw new Error(`Migration ${migration.name} failed: ${reason}. Nothing of it was kept.`, { cause });
  }
}

/**
 * Brings a database to the state the migrations describe, without the Prisma CLI and understood by it. Several
 * processes may do so at once: they take turns.
 *
 * @returns names of the migrations applied now, in order; none when the database was up to date
 * @throws {AppError} `database.unavailable` when the database cannot be reached
 * @throws {Error} when a migration fails, failed earlier, was edited since, or is unknown to these files
 */
export async function migrate({ connectionString, dir }: MigrateOptions): Promise<string[]> {
  const files = await readMigrationFiles(dir);
  const client = new pg.Client({ connectionString, application_name: 'assay migrate' });
  // A connection lost between two queries is reported by the next one.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw toDatabaseError(error);
  });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await ensureRecordTable(client);
    const pending = selectPending(files, await readRecords(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
