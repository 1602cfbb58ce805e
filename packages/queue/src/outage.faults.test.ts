import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@assay/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import type { QueueBackendConfig } from './queue-backend';
import { type CuttableProxy, startCuttableProxy } from './test-support/cuttable-proxy';
import { onEachBackend } from './test-support/on-each-backend';
import { closeTestQueues, handling, openTestQueue, type TestQueue } from './test-support/open-test-queue';

const patience = { timeout: 20_000, interval: 50 };
const proxies: CuttableProxy[] = [];

async function startProxied(
  backend: QueueBackendConfig,
): Promise<{ proxy: CuttableProxy; proxied: QueueBackendConfig }> {
  const url = new URL(backend.kind === 'postgres' ? backend.connectionString : backend.url);
  const proxy = await startCuttableProxy(Number(url.port));
  proxies.push(proxy);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  if (backend.kind === 'postgres') return { proxy, proxied: { kind: 'postgres', connectionString: url.href } };
  return { proxy, proxied: { kind: 'redis', url: url.href } };
}

async function enqueuePlan(queue: TestQueue): Promise<string> {
  const executionId = randomUUID();
  await queue.enqueue('execution.plan', { executionId });
  return executionId;
}

async function expectUnavailable(call: Promise<unknown>): Promise<void> {
  const since = Date.now();
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    code: 'queue.unavailable',
    details: { nextStep: expect.stringContaining('Check that') },
  });
  expect(Date.now() - since).toBeLessThan(6_000);
}

await onEachBackend('outage', (backend) => {
  afterEach(async () => {
    // While the backend can still be reached, so that closing is quick.
    await closeTestQueues();
    await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
  });

  it('says so within seconds when it is down from the start, and works once it is up', async () => {
    const { proxy, proxied } = await startProxied(backend);
    await proxy.cut();
    const queue = openTestQueue(proxied);
    await expectUnavailable(enqueuePlan(queue));
    await expectUnavailable(queue.ping());
    await expectUnavailable(queue.counts());
    const taken: string[] = [];
    queue.startWorkers(handling({ 'execution.plan': async ({ executionId }) => void taken.push(executionId) }));
    await proxy.restore();
    await vi.waitFor(() => queue.ping(), patience);
    const executionId = await enqueuePlan(queue);
    await vi.waitFor(() => expect(taken).toEqual([executionId]), patience);
  }, 60_000);

  it('says so when it goes away later, and workers and callers come back by themselves', async () => {
    const { proxy, proxied } = await startProxied(backend);
    const queue = openTestQueue(proxied);
    const taken: string[] = [];
    queue.startWorkers(handling({ 'execution.plan': async ({ executionId }) => void taken.push(executionId) }));
    const before = await enqueuePlan(queue);
    await vi.waitFor(() => expect(taken).toEqual([before]), patience);

    await proxy.cut();
    await expectUnavailable(enqueuePlan(queue));
    await expectUnavailable(queue.ping());
    await proxy.restore();
    await vi.waitFor(() => queue.ping(), patience);
    const after = await enqueuePlan(queue);
    await vi.waitFor(() => expect(taken).toEqual([before, after]), patience);
  }, 60_000);

  it('loses no job whose handler finishes during the outage', async () => {
    const { proxy, proxied } = await startProxied(backend);
    const queue = openTestQueue(proxied, 2_000);
    let started = 0;
    let finish = (): void => undefined;
    const outageOver = new Promise<void>((resolve) => {
      finish = resolve;
    });
    queue.startWorkers(
      handling({
        'execution.plan': async () => {
          started += 1;
          if (started === 1) await outageOver;
        },
      }),
    );
    await enqueuePlan(queue);
    await vi.waitFor(() => expect(started).toBe(1), patience);
    await proxy.cut();
    finish();
    await delay(3_000);
    await proxy.restore();
    const none = { waiting: 0, active: 0, delayed: 0, failed: 0 };
    await vi.waitFor(async () => expect((await queue.counts())['execution.plan']).toEqual(none), patience);
    expect(started).toBeLessThanOrEqual(2);
  }, 60_000);

  it('says so when it takes connections and answers nothing', async () => {
    const { proxy, proxied } = await startProxied(backend);
    const queue = openTestQueue(proxied);
    await queue.ping();
    proxy.freeze();
    await expectUnavailable(enqueuePlan(queue));
    await proxy.restore();
    await vi.waitFor(() => queue.ping(), patience);
  }, 60_000);

  it('closes workers that never reached it, without waiting for it', async () => {
    const { proxy, proxied } = await startProxied(backend);
    await proxy.cut();
    const queue = openTestQueue(proxied);
    const workers = queue.startWorkers(handling({}));
    const since = Date.now();
    await workers.close(30_000);
    expect(Date.now() - since).toBeLessThan(7_000);
  }, 40_000);

  it('refuses calls after close instead of leaving them hanging', async () => {
    const queue = openTestQueue(backend);
    await queue.ping();
    await queue.close();
    await expectUnavailable(enqueuePlan(queue));
  });
});
