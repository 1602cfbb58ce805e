import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import type { QueueOptions } from './create-queue';
import { onEachBackend } from './test-support/on-each-backend';
import { handling, openTestQueue } from './test-support/open-test-queue';

const script = fileURLToPath(new URL('./test-support/worker-process.ts', import.meta.url));
const children: ChildProcess[] = [];

/** Starts a worker process and resolves with its first line: the job it took. */
async function startWorkerProcess(options: QueueOptions): Promise<{ child: ChildProcess; line: Promise<string> }> {
  const child = spawn(execPath, ['--import', 'tsx', script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const line = once(child.stdout, 'data').then(([bytes]) => String(bytes).trim());
  return { child, line };
}

await onEachBackend('a worker process killed in the middle of a job', (backend) => {
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  it('leaves a job that another worker gets within some ten seconds', async () => {
    const queue = openTestQueue(backend);
    const payload = { executionId: randomUUID(), batchId: randomUUID() };
    const { child, line } = await startWorkerProcess({ backend, prefix: queue.prefix });
    await queue.enqueue('execution.batch', payload);
    expect(await line).toBe(`took ${payload.executionId}`);

    const taken: unknown[] = [];
    queue.startWorkers(handling({ 'execution.batch': async (again) => void taken.push(again) }));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const killedAt = Date.now();
    await vi.waitFor(() => expect(taken).toEqual([payload]), { timeout: 30_000, interval: 20 });
    expect(Date.now() - killedAt).toBeLessThan(13_000);
    await vi.waitFor(
      async () =>
        expect((await queue.counts())['execution.batch']).toEqual({ waiting: 0, active: 0, delayed: 0, failed: 0 }),
      { timeout: 5_000 },
    );
  }, 60_000);

  it('keeps a job that is only slow: nobody else gets it while its worker lives', async () => {
    const queue = openTestQueue(backend, 1_000);
    const deliveries: string[] = [];
    const slow = (worker: string) => async (): Promise<void> => {
      deliveries.push(worker);
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      deliveries.push('done');
    };
    queue.startWorkers(handling({ 'execution.plan': slow('first') }));
    await queue.enqueue('execution.plan', { executionId: randomUUID() });
    await vi.waitFor(() => expect(deliveries).toEqual(['first']), { timeout: 10_000 });
    queue.startWorkers(handling({ 'execution.plan': slow('second') }));
    await vi.waitFor(() => expect(deliveries).toEqual(['first', 'done']), { timeout: 10_000 });
  }, 30_000);
});
