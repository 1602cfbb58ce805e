import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
});

async function start(port: string, stdio: ('ignore' | 'pipe' | 'ipc')[]) {
  const started = spawn(process.execPath, ['--import', 'tsx', main, '--port', port], { stdio });
  child = started;
  const [line] = started.stdout === null ? [] : await once(started.stdout, 'data');
  return { started, line: String(line) };
}

it('prints the chosen port as one JSON line, answers there and stops on SIGTERM', async () => {
  const { started, line } = await start('0', ['ignore', 'pipe', 'ignore']);
  const { port } = JSON.parse(line);
  expect(line).toBe(`{"port":${port}}\n`);
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ status: 'ok' });
  started.kill('SIGTERM');
  expect(await once(started, 'exit')).toEqual([0, null]);
});

it('stops when the parent closes the IPC channel', async () => {
  const { started } = await start('0', ['ignore', 'pipe', 'ignore', 'ipc']);
  started.disconnect();
  expect(await once(started, 'exit')).toEqual([0, null]);
});

it('says why it cannot start and exits with 1', async () => {
  const started = spawn(process.execPath, ['--import', 'tsx', main, '--port', 'x'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child = started;
  const [message] = await once(started.stderr, 'data');
  expect(String(message)).toMatch(/^faq-agent: port "x"/);
  expect(await once(started, 'exit')).toEqual([1, null]);
});
