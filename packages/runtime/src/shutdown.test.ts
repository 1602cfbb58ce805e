import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'assay-shutdown-'));
const program = join(folder, 'program.mts');
const front = fileURLToPath(new URL('./index.ts', import.meta.url));

beforeAll(() =>
  writeFileSync(
    program,
    `import { createLogger, createShutdown } from ${JSON.stringify(front)};
     const shutdown = createShutdown({ logger: createLogger({ name: 'child', level: 'silent' }), deadlineMs: 300 });
     const say = (text) => process.stdout.write(text + '\\n');
     shutdown.signal.addEventListener('abort', () => say('abort'));
     shutdown.onClose('first', async () => say('first'));
     shutdown.onClose('second', () => process.argv[2] === 'throw' ? Promise.reject(new Error('no')) : say('second'));
     shutdown.onClose('third', () => process.argv[2] === 'hang' ? new Promise(() => {}) : say('third'));
     setInterval(() => {}, 1000);
     say('ready');`,
  ),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(mode: string): Promise<{ child: ChildProcess; output: () => string[] }> {
  const child = fork(program, [mode], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  while (!text.includes('ready')) await once(child.stdout ?? child, 'data');
  return { child, output: () => text.trim().split('\n').slice(1) };
}

/** Exit code and signal, once everything the child printed has arrived. */
async function ended(child: ChildProcess): Promise<unknown[]> {
  const [exit] = await Promise.all([once(child, 'exit'), once(child.stdout ?? child, 'end')]);
  return exit;
}

describe('createShutdown', { timeout: 30_000 }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('closes in reverse order on %s and ends with 0', async (signal) => {
    const { child, output } = await start('plain');
    child.kill(signal);
    expect(await ended(child)).toEqual([0, null]);
    expect(output()).toEqual(['abort', 'third', 'second', 'first']);
  });

  it('closes when the parent goes away', async () => {
    const { child, output } = await start('plain');
    child.disconnect();
    expect(await ended(child)).toEqual([0, null]);
    expect(output()).toEqual(['abort', 'third', 'second', 'first']);
  });

  it('closes the rest when one fails, and ends with 1', async () => {
    const { child, output } = await start('throw');
    child.kill('SIGTERM');
    expect(await ended(child)).toEqual([1, null]);
    expect(output()).toEqual(['abort', 'third', 'first']);
  });

  it('ends with 1 when a closer outlasts the deadline', async () => {
    const { child, output } = await start('hang');
    const startedAt = performance.now();
    child.kill('SIGTERM');
    expect(await ended(child)).toEqual([1, null]);
    expect(output()).toEqual(['abort']);
    expect(performance.now() - startedAt).toBeGreaterThan(250);
  });

  it('ends at once on a second signal', async () => {
    const { child } = await start('hang');
    child.kill('SIGTERM');
    await once(child.stdout ?? child, 'data');
    child.kill('SIGTERM');
    expect(await ended(child)).toEqual([1, null]);
  });
});
