import { randomUUID } from 'node:crypto';
import { AppError } from '@assay/contracts';
import { expect, it, vi } from 'vitest';
import { createQueueBackend } from './queue-backend';
import { queueName } from './queue-name';
import { onEachBackend } from './test-support/on-each-backend';
import { handling, openTestQueue } from './test-support/open-test-queue';

const patience = { timeout: 20_000, interval: 50 };

await onEachBackend('delivery', (backend) => {
  it('hands every job to the handler of its name, with its payload', async () => {
    const queue = openTestQueue(backend);
    const plan = { executionId: randomUUID() };
    const batches = Array.from({ length: 20 }, () => ({ executionId: plan.executionId, batchId: randomUUID() }));
    const taken: unknown[] = [];
    queue.startWorkers(
      handling({
        'execution.plan': async (payload) => void taken.push(payload),
        'execution.batch': async (payload) => void taken.push(payload),
      }),
    );
    await queue.enqueue('execution.plan', plan);
    await Promise.all(batches.map((batch) => queue.enqueue('execution.batch', batch)));
    await vi.waitFor(() => expect(taken).toHaveLength(21), patience);
    expect(taken).toEqual(expect.arrayContaining([plan, ...batches]));
  });

  it('keeps jobs until a worker starts, and counts them by state', async () => {
    const queue = openTestQueue(backend);
    await queue.enqueue('execution.finish', { executionId: randomUUID() });
    const none = { waiting: 0, active: 0, delayed: 0, failed: 0 };
    expect(await queue.counts()).toEqual({
      'execution.plan': none,
      'execution.batch': none,
      'execution.finish': { ...none, waiting: 1 },
    });
    const handler = vi.fn(async () => undefined);
    queue.startWorkers(handling({ 'execution.finish': handler }));
    await vi.waitFor(async () => expect((await queue.counts())['execution.finish']).toEqual(none), patience);
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('fails a bad payload once, with the reason, and never shows it to the handler', async () => {
    const queue = openTestQueue(backend);
    const handler = vi.fn(async () => undefined);
    const raw = createQueueBackend(backend).openQueue(queueName(queue.prefix, 'execution.plan'), () => undefined);
    await raw.add('execution.plan', { executionId: 'seven' }, { attempts: 5, backoff: { type: 'fixed', delay: 10 } });
    queue.startWorkers(handling({ 'execution.plan': handler }));
    await vi.waitFor(async () => expect((await queue.counts())['execution.plan'].failed).toBe(1), patience);
    await raw.close();
    expect(handler).not.toHaveBeenCalled();
    expect(queue.log.map(({ fields }) => [fields['attempt'], fields['reason']])).toEqual([
      [1, expect.stringContaining('execution.plan: the payload does not match its schema (executionId: ')],
    ]);
  });

  it('does not retry an error that the table of error codes calls final', async () => {
    const queue = openTestQueue(backend);
    const handler = vi.fn(async () => {
      throw new AppError('execution.no_cases', 'the dataset version holds no case');
    });
    queue.startWorkers(handling({ 'execution.plan': handler }));
    await queue.enqueue('execution.plan', { executionId: randomUUID() });
    await vi.waitFor(async () => expect((await queue.counts())['execution.plan'].failed).toBe(1), patience);
    expect(handler).toHaveBeenCalledTimes(1);
    expect(queue.log.map(({ fields }) => fields['reason'])).toEqual([
      'execution.no_cases: the dataset version holds no case',
    ]);
  });

  it('retries other errors with growing delays until the attempts of the catalogue are used up', async () => {
    const queue = openTestQueue(backend);
    const calledAt: number[] = [];
    queue.startWorkers(
      handling({
        'execution.plan': async () => {
          calledAt.push(Date.now());
          throw new AppError('database.unavailable', 'no connection');
        },
      }),
    );
    await queue.enqueue('execution.plan', { executionId: randomUUID() });
    await vi.waitFor(async () => expect((await queue.counts())['execution.plan'].failed).toBe(1), patience);
    expect(calledAt).toHaveLength(5);
    const waits = calledAt.slice(1).map((at, index) => at - (calledAt[index] ?? 0));
    for (const [index, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(500 * 2 ** index - 50);
  }, 30_000);

  it('completes a job that succeeds at a later attempt', async () => {
    const queue = openTestQueue(backend);
    const handler = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('a bug of the first attempt'));
    queue.startWorkers(handling({ 'execution.finish': handler }));
    await queue.enqueue('execution.finish', { executionId: randomUUID() });
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2), patience);
    const none = { waiting: 0, active: 0, delayed: 0, failed: 0 };
    await vi.waitFor(async () => expect((await queue.counts())['execution.finish']).toEqual(none), patience);
  });
});
