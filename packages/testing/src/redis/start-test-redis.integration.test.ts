import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import { expect, it, type TestContext } from 'vitest';
import { queueBackends } from './queue-backends';
import { startTestRedis } from './start-test-redis';

const { backends, skipped } = await queueBackends();

async function start(context: TestContext) {
  const redis = await startTestRedis();
  if (!redis.isAvailable) return context.skip(redis.reason);
  return redis;
}

function ask(port: number, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`)).once('error', reject);
    socket.once('data', (data) => {
      resolve(data.toString('utf8').trim());
      socket.destroy();
    });
  });
}

it('lists both queue backends, or says why one is missing', () => {
  expect([...backends, ...skipped].map(({ kind }) => kind)).toEqual(['postgres', 'redis']);
});

it('starts a server that keeps what it is told, and stops it', async (context) => {
  const redis = await start(context);
  expect(await ask(redis.port, 'SET word kept')).toBe('+OK');
  expect(await ask(redis.port, 'GET word')).toMatch(/kept$/);
  const folders = readdirSync(os.tmpdir()).filter((name) => name.startsWith('assay-test-redis-'));
  await redis.stop();
  await expect(ask(redis.port, 'PING')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const left = folders.filter((name) => existsSync(`${os.tmpdir()}/${name}`));
  expect(left.length).toBeLessThan(folders.length);
});

it('takes the same port again when asked to', async (context) => {
  const first = await start(context);
  await first.stop();
  const second = await startTestRedis({ port: first.port });
  if (!second.isAvailable) throw new Error(second.reason);
  expect(second.port).toBe(first.port);
  await second.stop();
});
