import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../../../..');

/** An agent that takes its time, speaking OpenAI's protocol. */
export type SlowAgent = { readonly url: string; stop(): void };

/** Starts the tests' own fake agent as a process. @param latencyMs - milliseconds before each of its answers */
export async function startSlowAgent(latencyMs: number): Promise<SlowAgent> {
  const main = path.join(root, 'packages/testing/src/fake-agent/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, '0', String(latencyMs)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^fake agent on (\S+),/.exec(line) ?? [];
    if (url !== undefined) return { url, stop: () => child.kill() };
  }
  throw new Error('the fake agent did not start');
}
