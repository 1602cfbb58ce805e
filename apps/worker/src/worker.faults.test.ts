import { queueBackends } from '@assay/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultBench, openFaultBench } from './test-support/fault-bench';

const { backends, skipped } = await queueBackends();

for (const { kind, reason } of skipped) it.skip(`workers on ${kind}: ${reason}`, () => undefined);

describe.each(backends)('workers on $kind', (backend) => {
  let bench: FaultBench;
  beforeAll(async () => {
    bench = await openFaultBench(backend);
  });
  afterAll(() => bench.close());

  /** How often each (case, trial) is stored, and how many scores there are for it. */
  async function stored(executionId: string): Promise<{ predictions: number; distinct: number; scores: number }> {
    const { rows } = await bench.opened.database.pool.query(
      `SELECT count(*)::int AS predictions, count(DISTINCT (case_id, trial))::int AS distinct,
         (SELECT count(*)::int FROM score WHERE execution_id = $1) AS scores
       FROM prediction WHERE execution_id = $1`,
      [executionId],
    );
    return rows[0] as { predictions: number; distinct: number; scores: number };
  }

  const everyCaseOnce = () => ({ predictions: bench.nTotal, distinct: bench.nTotal, scores: 2 * bench.nTotal });
  const underWay = (done: number, total: number) => {
    expect(done).toBeGreaterThan(20);
    expect(done).toBeLessThan(total);
  };

  it('store every case once though a worker is killed in mid-run', async () => {
    const first = await bench.startWorker();
    bench.agent.reset();
    const executionId = await bench.start();
    const { progress } = await bench.until(executionId, (run) => underWay(run.progress.done, run.progress.total));
    await first.stop('SIGKILL');
    const second = await bench.startWorker();
    const execution = await bench.reaches(executionId, 'COMPLETED');
    expect(progress.total).toBe(bench.nTotal);
    expect(execution.progress).toMatchObject({ done: bench.nTotal, total: bench.nTotal, errors: 0 });
    expect(await stored(executionId)).toEqual(everyCaseOnce());
    // Only what was in flight or not yet written is asked again: at most a buffer of 50 and 8 calls.
    expect(bench.agent.stats().requests).toBeLessThanOrEqual(bench.nTotal + 58);
    await second.stop('SIGTERM');
  }, 90_000);

  it('share one execution between two processes and store every case once', async () => {
    const workers = await Promise.all([bench.startWorker(), bench.startWorker()]);
    bench.agent.reset();
    const executionId = await bench.start();
    await bench.reaches(executionId, 'COMPLETED');
    expect(await stored(executionId)).toEqual(everyCaseOnce());
    expect(bench.agent.stats().requests).toBe(bench.nTotal);
    await Promise.all(workers.map((worker) => worker.stop('SIGTERM')));
  }, 60_000);

  it('end cleanly when told to, and go on where they stopped', async () => {
    const first = await bench.startWorker();
    const executionId = await bench.start();
    await bench.until(executionId, (run) => underWay(run.progress.done, run.progress.total));
    expect(await first.stop('SIGTERM')).toBe(0);
    const second = await bench.startWorker();
    await bench.reaches(executionId, 'COMPLETED');
    expect(await stored(executionId)).toEqual(everyCaseOnce());
    await second.stop('SIGTERM');
  }, 90_000);

  it('stop asking within a second of a cancel, and keep what is done', async () => {
    const worker = await bench.startWorker();
    const executionId = await bench.start();
    await bench.until(executionId, (run) => underWay(run.progress.done, run.progress.total));
    await bench.opened.engine.executions.cancel(bench.actor, executionId);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const asked = bench.agent.stats().requests;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(bench.agent.stats().requests).toBe(asked);
    const execution = await bench.opened.engine.executions.get(bench.actor, executionId);
    expect([execution.status, execution.isPartial]).toEqual(['CANCELLED', true]);
    underWay(execution.progress.done, bench.nTotal);
    const counts = await stored(executionId);
    expect([counts.predictions, counts.scores]).toEqual([execution.progress.done, 2 * execution.progress.done]);
    await worker.stop('SIGTERM');
  }, 60_000);
});
