import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { serverUser } from './init-cluster';

const retryEveryMs = 50;
/** A server that starts answers at once, if only to say so; a program that is none may say nothing for ever. */
const connectWithinMs = 1_500;
/** PostgreSQL's word for "wrong password". */
const wrongPassword = '28P01';
const databaseExists = new Set(['42P04', '23505']);

/** The address of a database of the embedded server. */
export function serverUrl(port: number, password: string, database = serverUser): string {
  return `postgresql://${serverUser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({
    connectionString: serverUrl(port, password, 'postgres'),
    connectionTimeoutMillis: connectWithinMs,
  });
  // A server that stops while we talk to it ends the query below; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [serverUser]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(serverUser)}`);
  } catch (error) {
    if (!databaseExists.has(String(codeOf(error)))) throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Waits until the server on `port` answers to our password, then makes sure it has our database.
 *
 * @param isGone - asked between tries; true gives up, because the server has ended
 * @param deadlineMs - how long to go on trying, in milliseconds; a server replaying its log after a crash takes a while
 * @returns `ready`, `gone`, `refused` when the server does not know our password, or `silent` when time ran out
 */
export async function waitForServer(
  server: { readonly port: number; readonly password: string },
  isGone: () => boolean,
  deadlineMs: number,
): Promise<'ready' | 'gone' | 'refused' | 'silent'> {
  const giveUpAt = performance.now() + deadlineMs;
  while (performance.now() < giveUpAt) {
    if (isGone()) return 'gone';
    try {
      await ensureDatabase(server.port, server.password);
      return 'ready';
    } catch (error) {
      if (codeOf(error) === wrongPassword) return 'refused';
      await sleep(retryEveryMs);
    }
  }
  return 'silent';
}
