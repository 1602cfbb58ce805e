import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The fake agent in a process of its own, so that it does not share our event loop. */
export async function startAgentProcess(latencyMs: number): Promise<{ url: string; stop(): Promise<void> }> {
  const main = path.resolve(import.meta.dirname, '../packages/testing/src/fake-agent/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, '0', String(latencyMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  const [url] = /http:\/\/[\d.]+:\d+/.exec(chunk.toString()) ?? [];
  if (url === undefined) throw new Error(`the fake agent did not say where it listens: ${chunk}`);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
