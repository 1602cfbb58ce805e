import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { rememberChild } from './children-file';
import { endLeftovers } from './end-leftovers';
import { useChildPrograms } from './test-support/child-programs';

const { folder, plan } = useChildPrograms();

async function leaveBehind(source: string): Promise<{ ended: Promise<string | null> }> {
  const child = spawn(process.execPath, [...plan(source).args], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  rememberChild(folder().childrenFile, 'program', child.pid ?? 0);
  return { ended: new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal))) };
}

it('waits for one that is just ending', async () => {
  const { ended } = await leaveBehind(`console.log('up'); setTimeout(() => {}, 300);`);
  expect(await endLeftovers(folder().childrenFile)).toEqual(['program']);
  expect(await ended).toBeNull();
});

it('ends one that stays, by force when it will not listen', async () => {
  const { ended } = await leaveBehind(
    `process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000);`,
  );
  expect(await endLeftovers(folder().childrenFile)).toEqual(['program']);
  expect(await ended).toBe('SIGKILL');
}, 20_000);

it('has nothing to do where nothing was left', async () => {
  expect(await endLeftovers(folder().childrenFile)).toEqual([]);
});
