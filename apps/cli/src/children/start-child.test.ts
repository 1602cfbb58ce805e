import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startChild } from './start-child';
import { useChildPrograms } from './test-support/child-programs';

const { folder, plan } = useChildPrograms();
const readReady = (message: unknown) => (message === 'ready' ? true : undefined);

describe('startChild', () => {
  it('passes on the message that was waited for, and stops the child in order', async () => {
    const child = startChild(
      plan(
        `process.on('SIGTERM', () => process.exit(7)); process.send('hm'); process.send('ready'); setInterval(() => {}, 1000);`,
      ),
      folder(),
    );
    expect(await child.message(readReady)).toBe(true);
    await child.stop();
    expect(await child.ended).toBe('status 7');
  });

  it('explains a failure with the last the child said, and keeps it in a log of its own', async () => {
    const child = startChild(plan(`console.error('the disk is gone'); process.exit(3);`), folder());
    const problem = child.explain(`ended (${await child.ended})`);
    expect(problem.message).toBe(
      `The program ended (status 3). The last it said: the disk is gone\nIts log is ${child.logFile}.`,
    );
    expect(statSync(child.logFile).mode & 0o777).toBe(0o600);
  });

  it('says why a program could not be run', async () => {
    const child = startChild({ ...plan(''), cwd: '/nowhere/at/all' }, folder());
    expect(await child.ended).toMatch(/ENOENT/);
  });
});
