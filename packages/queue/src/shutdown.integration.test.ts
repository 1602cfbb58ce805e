import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { onEachBackend } from './test-support/on-each-backend';
import { handling, openTestQueue } from './test-support/open-test-queue';

const patience = { timeout: 20_000, interval: 20 };
const none = { waiting: 0, active: 0, delayed: 0, failed: 0 };

await onEachBackend('shutdown', (backend) => {
  it('waits for running jobs and takes no new ones', async () => {
    const queue = openTestQueue(backend);
    const signals: AbortSignal[] = [];
    let finished = 0;
    const workers = queue.startWorkers(
      handling({
        'execution.plan': async (_, signal) => {
          signals.push(signal);
          await delay(3_000);
          finished += 1;
        },
      }),
    );
    await queue.enqueue('execution.plan', { executionId: randomUUID() });
    await vi.waitFor(() => expect(signals).toHaveLength(1), patience);
    const closed = workers.close(10_000);
    // A busy machine takes a while until no worker asks for jobs any more.
    await delay(1_000);
    await queue.enqueue('execution.plan', { executionId: randomUUID() });
    await closed;
    expect(finished).toBe(1);
    expect(signals.map((signal) => signal.aborted)).toEqual([false]);
    expect((await queue.counts())['execution.plan']).toEqual({ ...none, waiting: 1 });
  });

  it('aborts jobs after the grace and gives them back to the queue at once', async () => {
    const queue = openTestQueue(backend);
    const payload = { executionId: randomUUID(), batchId: randomUUID() };
    let started = 0;
    const workers = queue.startWorkers(
      handling({
        'execution.batch': async (_, signal) => {
          started += 1;
          await delay(60_000, undefined, { signal });
        },
      }),
    );
    await queue.enqueue('execution.batch', payload);
    await vi.waitFor(() => expect(started).toBe(1), patience);
    const closingSince = Date.now();
    await workers.close(300);
    expect(Date.now() - closingSince).toBeLessThan(1_800);
    expect((await queue.counts())['execution.batch']).toEqual({ ...none, waiting: 1 });

    const taken: unknown[] = [];
    queue.startWorkers(handling({ 'execution.batch': async (again) => void taken.push(again) }));
    await vi.waitFor(() => expect(taken).toEqual([payload]), { timeout: 3_000, interval: 20 });
    expect(queue.log).toEqual([]);
  });

  it('does not wait for a handler that ignores the abort; its job is delivered again', async () => {
    const queue = openTestQueue(backend, 2_000);
    const payload = { executionId: randomUUID() };
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let started = 0;
    const workers = queue.startWorkers(
      handling({
        'execution.finish': async () => {
          started += 1;
          await held;
        },
      }),
    );
    await queue.enqueue('execution.finish', payload);
    await vi.waitFor(() => expect(started).toBe(1), patience);
    const closingSince = Date.now();
    await workers.close(200);
    expect(Date.now() - closingSince).toBeLessThan(6_500);
    expect(queue.log.map(({ message }) => message)).toContain('jobs were left running; they are delivered again');

    const taken: unknown[] = [];
    queue.startWorkers(handling({ 'execution.finish': async (again) => void taken.push(again) }));
    await vi.waitFor(() => expect(taken).toEqual([payload]), patience);
    letGo();
  }, 40_000);
});
