import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { MigrationFile } from './migration-files';

const recordSchema = z.object({
  name: z.string(),
  checksum: z.string(),
  isFinished: z.boolean(),
  logs: z.string().nullable(),
});

/** A migration this database has seen, as Prisma's own table keeps it. */
export type MigrationRecord = z.infer<typeof recordSchema>;

/** Makes the table of applied migrations, the same that the Prisma CLI makes and reads. */
export async function ensureRecordTable(client: ClientBase): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
      "id" VARCHAR(36) PRIMARY KEY NOT NULL,
      "checksum" VARCHAR(64) NOT NULL,
      "finished_at" TIMESTAMPTZ,
      "migration_name" VARCHAR(255) NOT NULL,
      "logs" TEXT,
      "rolled_back_at" TIMESTAMPTZ,
      "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
      "applied_steps_count" INTEGER NOT NULL DEFAULT 0
    )`);
}

/** The migrations that count, oldest first: those marked as rolled back are left out. */
export async function readRecords(client: ClientBase): Promise<MigrationRecord[]> {
  const { rows } = await client.query(`
    SELECT "migration_name" AS "name", "checksum", "finished_at" IS NOT NULL AS "isFinished", "logs"
    FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL ORDER BY "started_at", "migration_name"`);
  return z.array(recordSchema).parse(rows);
}

/** Notes a migration as applied; to be called inside the transaction that applies it. */
export async function recordSuccess(client: ClientBase, { name, checksum }: MigrationFile): Promise<void> {
  await client.query(
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
     VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}

/** Notes a migration of which nothing was kept, and why. */
export async function recordFailure(
  client: ClientBase,
  { name, checksum }: MigrationFile,
  reason: string,
): Promise<void> {
  await client.query(
    'INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "logs") VALUES ($1, $2, $3, $4)',
    [randomUUID(), checksum, name, reason],
  );
}
