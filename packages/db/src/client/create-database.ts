import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client';
import { toDatabaseError } from './to-database-error';

export type DatabaseOptions = {
  /** `postgresql://user:password@host:port/database` */
  readonly url: string;
  /** Connections at most; integer >= 1. */
  readonly poolSize: number;
  /** A statement that takes longer is ended by the server, in milliseconds; 0 means never. */
  readonly statementTimeoutMs?: number;
  /** Told about connections lost while idle; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void;
};

/** One pool of connections, used through Prisma or directly. */
export type Database = {
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  /**
   * Lends one connection for `work`, for transactions, COPY and locks of a session.
   * @throws {AppError} `database.unavailable`
   */
  withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result>;
  /**
   * Answers when the database does.
   * @returns round trip in milliseconds
   * @throws {AppError} `database.unavailable`
   */
  ping(): Promise<number>;
  /** Waits for what is under way, then closes every connection. Safe to call twice. */
  close(): Promise<void>;
};

/** Long enough for an export's page or the summary of 100,000 cases, short enough to free a stuck connection. */
const defaultStatementTimeoutMs = 60_000;
/** A transaction forgotten open holds locks and keeps dead rows alive. */
const idleInTransactionMs = 60_000;
const connectWithinMs = 10_000;
const closeIdleAfterMs = 30_000;

function createPool(options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: 'assay',
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: closeIdleAfterMs,
    statement_timeout: options.statementTimeoutMs ?? defaultStatementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    // Prisma sends times as UTC without saying so, and a server set to another zone would read them as its own.
    options: '-c TimeZone=UTC',
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  return pool;
}

async function withDatabaseError<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw toDatabaseError(error);
  }
}

/** Prisma on the given pool; a database out of reach is AppError `database.unavailable` in every query. */
function createPrisma(pool: pg.Pool): PrismaClient {
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) }).$extends({
    query: { $allOperations: ({ args, query }) => withDatabaseError(query(args)) },
  });
  // Beginning a transaction is no operation of the extension above.
  const begin = (...args: unknown[]): Promise<unknown> => Reflect.apply(prisma.$transaction, prisma, args);
  const extended = prisma.$extends({
    client: { $transaction: (...args: unknown[]) => withDatabaseError(begin(...args)) },
  });
  // The extensions change nothing but what is thrown, and the plain client's type is far cheaper to check.
  return extended as unknown as PrismaClient;
}

async function lend<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toDatabaseError(error);
  });
  let failure: unknown;
  try {
    return await work(client);
  } catch (error) {
    failure = toDatabaseError(error);
    throw failure;
  } finally {
    // A connection that failed may be broken, or in the middle of a transaction or a COPY: it is not used again.
    client.release(failure !== undefined);
  }
}

/**
 * Opens a pool of connections; the first is made by the first query.
 *
 * @throws {TypeError} when `url` is not an address
 */
export function createDatabase(options: DatabaseOptions): Database {
  const pool = createPool(options);
  const prisma = createPrisma(pool);
  let closing: Promise<void> | undefined;
  return {
    prisma,
    pool,
    withClient: (work) => lend(pool, work),
    ping: async () => {
      const startedAt = performance.now();
      await lend(pool, (client) => client.query('SELECT 1'));
      return performance.now() - startedAt;
    },
    close: () => {
      closing ??= prisma.$disconnect().then(() => pool.end());
      return closing;
    },
  };
}
