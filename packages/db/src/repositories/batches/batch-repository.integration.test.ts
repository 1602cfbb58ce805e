import { setTimeout as sleep } from 'node:timers/promises';
import { useTestDatabase } from '@assay/testing';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { NewBatch } from '../../ports/batch-repository';
import { newWorkspace } from '../test-support/new-workspace';
import { seedEvaluator, seedExecution } from '../test-support/seed-evaluator';
import { createBatchRepository } from './create-batch-repository';

const test = useTestDatabase();

async function planned(nBatches: number) {
  const { repositories } = await newWorkspace(test.database);
  const { id } = await seedExecution(repositories, await seedEvaluator(repositories, 1));
  const plan: NewBatch[] = Array.from({ length: nBatches }, (_, number) => ({
    id: newId(),
    number,
    datasetVersionId: newId(),
    firstPosition: number * 10 + 1,
    lastPosition: number * 10 + 10,
    trial: 1,
  }));
  const batches = createBatchRepository(test.database);
  await batches.createMany(id, plan);
  return { batches, executions: repositories.executions, executionId: id, plan, ids: plan.map((batch) => batch.id) };
}

/** Makes everything of an execution look so many milliseconds older. */
async function age(executionId: string, ms: number) {
  const older = (column: string) => `${column} = ${column} - ${ms} * interval '1 millisecond'`;
  const columns = ['queued_at', 'done_at', 'lease_expires_at'].map(older).join(', ');
  await test.database.pool.query(`UPDATE execution_batch SET ${columns} WHERE execution_id = $1`, [executionId]);
  const times = ['created_at', 'started_at', 'finished_at'].map(older).join(', ');
  await test.database.pool.query(`UPDATE execution SET ${times} WHERE id = $1`, [executionId]);
}

describe('batches', () => {
  it('are planned once, also when planned again', async () => {
    const { batches, executionId, plan, ids } = await planned(3);
    await batches.createMany(
      executionId,
      plan.map((batch) => ({ ...batch, id: newId() })),
    );
    expect(await batches.countNotDone(executionId)).toBe(3);
    expect(await batches.queueNext(executionId, 10)).toEqual(ids);
  });

  it('are queued in order up to the window', async () => {
    const { batches, executionId, ids } = await planned(5);
    expect(await batches.queueNext(executionId, 2)).toEqual(ids.slice(0, 2));
    expect(await batches.queueNext(executionId, 2)).toEqual([]);
    const lease = await batches.claim(ids[0] ?? '', 'w', 60_000);
    expect(lease && (await batches.complete(lease))).toEqual({ completed: true, remaining: 4 });
    expect(await batches.queueNext(executionId, 2)).toEqual([ids[2]]);
    expect(await batches.queueNext(executionId, 1)).toEqual([]);
  });

  it('are never queued over the window, or twice, by workers at the same time', async () => {
    const { batches, executionId, ids } = await planned(20);
    const queued = await Promise.all(Array.from({ length: 8 }, () => batches.queueNext(executionId, 6)));
    expect(queued.flat().toSorted()).toEqual(ids.slice(0, 6).toSorted());
  });

  it('of an execution that ended are not queued', async () => {
    const { batches, executionId, executions } = await planned(2);
    await executions.move(executionId, 'CANCELLED');
    expect(await batches.queueNext(executionId, 2)).toEqual([]);
    expect(await batches.queueNext('no-id', 2)).toEqual([]);
  });

  it('are leased to one of those who claim at the same time', async () => {
    const { batches, executionId, plan, ids } = await planned(1);
    await batches.queueNext(executionId, 1);
    const claims = await Promise.all(['a', 'b', 'c', 'd'].map((owner) => batches.claim(ids[0] ?? '', owner, 60_000)));
    const leases = claims.filter((lease) => lease !== undefined);
    expect(leases).toEqual([{ ...plan[0], executionId, owner: leases[0]?.owner }]);
  });

  it('can be claimed by another once the lease ran out or was given back', async () => {
    const { batches, ids } = await planned(1);
    const first = await batches.claim(ids[0] ?? '', 'a', 30);
    expect(first?.owner).toBe('a');
    expect(await batches.claim(ids[0] ?? '', 'b', 60_000)).toBeUndefined();
    await sleep(60);
    const second = await batches.claim(ids[0] ?? '', 'b', 60_000);
    expect(second?.owner).toBe('b');
    if (!first || !second) throw new Error('both were claimed');
    expect(await batches.renew(first, 60_000)).toBe(false);
    expect(await batches.complete(first)).toEqual({ completed: false, remaining: 1 });
    await batches.release(first);
    expect(await batches.claim(ids[0] ?? '', 'c', 60_000)).toBeUndefined();
    await batches.release(second);
    expect((await batches.claim(ids[0] ?? '', 'c', 60_000))?.owner).toBe('c');
  });

  it('stay leased while the lease is renewed', async () => {
    const { batches, ids } = await planned(1);
    const lease = await batches.claim(ids[0] ?? '', 'a', 50);
    expect(lease && (await batches.renew(lease, 60_000))).toBe(true);
    await sleep(80);
    expect(await batches.claim(ids[0] ?? '', 'b', 60_000)).toBeUndefined();
    expect((await batches.claim(ids[0] ?? '', 'a', 60_000))?.owner).toBe('a');
  });

  it('are done once, and then cannot be claimed', async () => {
    const { batches, ids } = await planned(1);
    const lease = await batches.claim(ids[0] ?? '', 'a', 60_000);
    if (!lease) throw new Error('it was claimed');
    expect(await batches.complete(lease)).toEqual({ completed: true, remaining: 0 });
    expect(await batches.complete(lease)).toEqual({ completed: false, remaining: 0 });
    expect(await batches.claim(lease.id, 'b', 60_000)).toBeUndefined();
    expect(await batches.renew(lease, 60_000)).toBe(false);
    expect(await batches.claim(newId(), 'a', 60_000)).toBeUndefined();
    expect(await batches.claim('no-id', 'a', 60_000)).toBeUndefined();
  });

  it('tell at least one of those completing the last that none is left', async () => {
    const { batches, ids } = await planned(4);
    const leases = await Promise.all(ids.map((id) => batches.claim(id, 'a', 60_000)));
    const ends = await Promise.all(leases.map(async (lease) => lease && batches.complete(lease)));
    expect(ends.map((end) => end?.completed)).toEqual([true, true, true, true]);
    expect(ends.filter((end) => end?.remaining === 0).length).toBeGreaterThanOrEqual(1);
  });
});

describe('lost work', () => {
  const stale = 60_000;

  async function lostOf(executionId: string) {
    const lost = await createBatchRepository(test.database).findLost(stale, 1_000);
    return lost.filter((work) => work.executionId === executionId);
  }

  it('is a plan when a queued execution waits too long', async () => {
    const { executionId } = await planned(0);
    expect(await lostOf(executionId)).toEqual([]);
    await age(executionId, stale + 1);
    expect(await lostOf(executionId)).toEqual([{ kind: 'plan', executionId }]);
  });

  it('is a plan when batches wait and none is queued', async () => {
    const { executionId, executions, batches, ids } = await planned(2);
    await executions.move(executionId, 'RUNNING');
    await age(executionId, stale + 1);
    expect(await lostOf(executionId)).toEqual([{ kind: 'plan', executionId }]);
    const lease = await batches.claim(ids[0] ?? '', 'a', 60_000);
    expect(await lostOf(executionId)).toEqual([]);
    if (lease) await batches.complete(lease);
    expect(await lostOf(executionId)).toEqual([]);
  });

  it('is a batch that was queued long ago and that nobody holds', async () => {
    const { executionId, executions, batches, ids } = await planned(2);
    await executions.move(executionId, 'RUNNING');
    await batches.queueNext(executionId, 2);
    expect(await lostOf(executionId)).toEqual([]);
    await age(executionId, stale + 1);
    await batches.claim(ids[0] ?? '', 'a', 60_000);
    expect(await lostOf(executionId)).toEqual([{ kind: 'batch', executionId, batchId: ids[1] }]);
    await age(executionId, stale + 1);
    expect((await lostOf(executionId)).map((work) => work.kind)).toEqual(['batch', 'batch']);
  });

  it('is a finish when every batch has been done for too long', async () => {
    const { executionId, executions, batches, ids } = await planned(1);
    await executions.move(executionId, 'RUNNING');
    const lease = await batches.claim(ids[0] ?? '', 'a', 60_000);
    if (lease) await batches.complete(lease);
    expect(await lostOf(executionId)).toEqual([]);
    await age(executionId, stale + 1);
    expect(await lostOf(executionId)).toEqual([{ kind: 'finish', executionId }]);
    await executions.move(executionId, 'COMPLETED');
    expect(await lostOf(executionId)).toEqual([]);
  });

  it('is a finish when a cancelled execution never got its partial figures', async () => {
    const { executionId, executions } = await planned(1);
    await executions.move(executionId, 'CANCELLED');
    expect(await lostOf(executionId)).toEqual([]);
    await age(executionId, stale + 1);
    expect(await lostOf(executionId)).toEqual([{ kind: 'finish', executionId }]);
    await executions.saveOutcome(executionId, { composite: null, passed: null, coverage: 0 });
    expect(await lostOf(executionId)).toEqual([]);
  });

  it('comes longest lost first, up to the limit', async () => {
    const [newer, older] = [await planned(0), await planned(0)];
    await age(newer.executionId, 1_000 * stale);
    await age(older.executionId, 2_000 * stale);
    const found = await createBatchRepository(test.database).findLost(stale, 1);
    expect(found).toEqual([{ kind: 'plan', executionId: older.executionId }]);
  });
});
