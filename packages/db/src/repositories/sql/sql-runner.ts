import type pg from 'pg';
import type { z } from 'zod';
import type { Database } from '../../client/create-database';

/** Runs statements on one connection or on any of the pool. */
export type SqlRunner = {
  /** The rows of a query, each parsed. */
  rows<Row>(row: z.ZodType<Row>, text: string, values: readonly unknown[]): Promise<Row[]>;
  /** Runs a statement; answers how many rows it changed. */
  run(text: string, values: readonly unknown[]): Promise<number>;
};

function runnerOf(query: (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>): SqlRunner {
  return {
    rows: async (row, text, values) => (await query(text, values)).rows.map((raw) => row.parse(raw)),
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
  };
}

/** A runner whose statements each take a connection of the pool and commit by themselves. */
export function createSqlRunner(database: Database): SqlRunner {
  return runnerOf((text, values) => database.withClient((client) => client.query(text, [...values])));
}

/** Runs `work` in one transaction. When it throws, the connection is closed and the server undoes everything. */
export function inTransaction<Result>(database: Database, work: (sql: SqlRunner) => Promise<Result>): Promise<Result> {
  return database.withClient(async (client) => {
    await client.query('BEGIN');
    const result = await work(runnerOf((text, values) => client.query(text, [...values])));
    await client.query('COMMIT');
    return result;
  });
}
