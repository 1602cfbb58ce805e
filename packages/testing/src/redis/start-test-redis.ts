import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRedisServer } from './find-redis-server';

/** A Redis server of the tests' own, or why there is none and what needs it is skipped. */
export type TestRedis =
  | { readonly isAvailable: true; readonly url: string; readonly port: number; stop(): Promise<void> }
  | { readonly isAvailable: false; readonly reason: string };

export type TestRedisOptions = {
  /** A port to take again after a stop; a free one otherwise. */
  readonly port?: number;
};

const startWithinMs = 10_000;
const retryEveryMs = 25;

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Whether the server on `port` answers PING, without a client library. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      resolve(data.toString('utf8').startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}

async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  const giveUpAt = performance.now() + startWithinMs;
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode} on port ${port}`);
    if (await answers(port)) return;
    await sleep(retryEveryMs);
  }
  child.kill('SIGKILL');
  throw new Error(`redis-server did not answer on port ${port} within ${startWithinMs / 1000} s`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/**
 * Starts a Redis on 127.0.0.1 with a folder of its own that goes when it stops. It writes an append-only file, as
 * a queue should. Without `redis-server` it answers the reason to skip what needs one.
 *
 * @throws {Error} when the server is there but does not start
 */
export async function startTestRedis(options: TestRedisOptions = {}): Promise<TestRedis> {
  const program = findRedisServer();
  if ('reason' in program) return { isAvailable: false, reason: program.reason };
  const port = options.port ?? (await findFreePort());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'assay-test-redis-'));
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'yes',
  ];
  const child = spawn(program.path, settings, { stdio: 'ignore' });
  await waitUntilReady(child, port);
  return {
    isAvailable: true,
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: async () => {
      await stop(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
