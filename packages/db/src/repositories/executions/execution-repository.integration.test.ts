import { useTestDatabase } from '@assay/testing';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { allPages } from '../test-support/all-pages';
import { codeOf } from '../test-support/code-of';
import { newWorkspace } from '../test-support/new-workspace';
import { failedPrediction, predictionOf } from '../test-support/prediction-of';
import {
  evaluatorInput,
  executionInput,
  seedEvaluator,
  seedExecution,
  snapshotOf,
} from '../test-support/seed-evaluator';

const test = useTestDatabase();

async function seeded(nCases = 4) {
  const { repositories, workspaceId } = await newWorkspace(test.database);
  const seed = await seedEvaluator(repositories, nCases);
  return { repositories, workspaceId, executions: repositories.executions, seed };
}

describe('executions', () => {
  it('are stored QUEUED with what they froze', async () => {
    const { executions, seed } = await seeded();
    const { execution, created } = await executions.create(executionInput(seed));
    expect(created).toBe(true);
    expect(execution).toMatchObject({
      number: 1,
      evaluatorId: seed.evaluator.id,
      evaluatorName: 'evaluator',
      agentName: 'agent',
      agentVersion: 1,
      datasets: [{ datasetId: seed.dataset.id, name: 'dataset', versionNumber: 1 }],
      status: 'QUEUED',
      attempt: 1,
      progress: { total: 4, done: 0, errors: 0, ratePerSecond: null, secondsLeft: null },
      isPartial: true,
      startedAt: null,
      snapshot: snapshotOf(seed),
    });
    expect(await executions.get(execution.id)).toEqual(execution);
  });

  it('get numbers in a row, each once, however many start at the same time', async () => {
    const { executions, seed } = await seeded();
    const started = await Promise.all(Array.from({ length: 10 }, () => executions.create(executionInput(seed))));
    const numbers = started.map(({ execution }) => execution.number).toSorted((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('are made once for an idempotency key used at the same time', async () => {
    const { executions, seed } = await seeded();
    const input = executionInput(seed, { idempotencyKey: 'click', requestHash: 'aa' });
    const started = await Promise.all(Array.from({ length: 6 }, () => executions.create(input)));
    expect(new Set(started.map(({ execution }) => execution.id)).size).toBe(1);
    expect(started.filter(({ created }) => created)).toHaveLength(1);
    const { execution } = await executions.create(executionInput(seed));
    expect(execution.number).toBe(2);
  });

  it('refuse an idempotency key used for another request', async () => {
    const { executions, seed } = await seeded();
    const input = executionInput(seed, { idempotencyKey: 'click', requestHash: 'aa' });
    await executions.create(input);
    expect(await codeOf(executions.create({ ...input, requestHash: 'bb' }))).toBe('execution.idempotency_mismatch');
    expect(await codeOf(executions.findRepeated('click', 'bb'))).toBe('execution.idempotency_mismatch');
    expect((await executions.findRepeated('click', 'aa'))?.number).toBe(1);
    expect(await executions.findRepeated('unused', 'aa')).toBeUndefined();
    const other = await seeded();
    const elsewhere = executionInput(other.seed, { idempotencyKey: 'click', requestHash: 'bb' });
    expect(await other.executions.findRepeated('click', 'aa')).toBeUndefined();
    expect((await other.executions.create(elsewhere)).created).toBe(true);
  });

  it('move only as their status allows, and only one of two moving them does', async () => {
    const { executions, seed, repositories } = await seeded();
    const { id } = await seedExecution(repositories, seed);
    expect(await executions.move(id, 'COMPLETED')).toBe(false);
    const both = await Promise.all([executions.move(id, 'RUNNING'), executions.move(id, 'RUNNING')]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await executions.get(id)).toMatchObject({ status: 'RUNNING', finishedAt: null });
    expect((await executions.get(id)).startedAt).not.toBeNull();
    expect(await executions.move(id, 'FAILED', 'agent gone')).toBe(true);
    expect(await executions.move(id, 'COMPLETED')).toBe(false);
    const failed = await executions.get(id);
    expect(failed).toMatchObject({ status: 'FAILED', reason: 'agent gone' });
    expect(failed.finishedAt).not.toBeNull();
    expect(await executions.status(id)).toBe('FAILED');
  });

  it('count progress from stored predictions, with a rate while running', async () => {
    const { executions, seed, repositories } = await seeded();
    const execution = await seedExecution(repositories, seed);
    const [a, b, c, d] = seed.cases;
    if (!(a && b && c && d)) throw new Error('four cases were seeded');
    await executions.move(execution.id, 'RUNNING');
    await repositories.predictions.insertMany([predictionOf(execution, a, 1), failedPrediction(execution, b)]);
    const { progress, isPartial } = await executions.get(execution.id);
    expect(progress).toMatchObject({ total: 4, done: 2, errors: 1 });
    expect(isPartial).toBe(true);
    expect(progress.ratePerSecond).toBeGreaterThan(0.1);
    expect(progress.ratePerSecond).toBeLessThanOrEqual(2);
    expect(progress.secondsLeft).toBeCloseTo(2 / (progress.ratePerSecond ?? 0), 6);
    await repositories.predictions.insertMany([predictionOf(execution, c, 0), predictionOf(execution, d, 1)]);
    await executions.saveOutcome(execution.id, { composite: 0.75, passed: true, coverage: 0.75 });
    await executions.move(execution.id, 'COMPLETED');
    expect(await executions.get(execution.id)).toMatchObject({
      composite: 0.75,
      passed: true,
      isPartial: false,
      progress: { total: 4, done: 4, errors: 1, ratePerSecond: null, secondsLeft: null },
    });
  });

  it('that were cancelled keep counting what still arrives', async () => {
    const { executions, seed, repositories } = await seeded(2);
    const execution = await seedExecution(repositories, seed);
    const [a, b] = seed.cases;
    if (!(a && b)) throw new Error('two cases were seeded');
    await repositories.predictions.insertMany([predictionOf(execution, a, 1)]);
    await executions.saveOutcome(execution.id, { composite: 1, passed: null, coverage: 0.5 });
    await executions.move(execution.id, 'CANCELLED', 'by a person');
    expect(await executions.get(execution.id)).toMatchObject({ isPartial: true, progress: { done: 1 } });
    await repositories.predictions.insertMany([predictionOf(execution, b, 1)]);
    expect(await executions.get(execution.id)).toMatchObject({ isPartial: false, progress: { done: 2 } });
  });

  it('are listed newest first by evaluator and status, with one query a page and one to count', async () => {
    const { executions, seed, repositories } = await seeded();
    const other = await repositories.evaluators.create(evaluatorInput(seed, { name: 'other' }));
    for (let count = 0; count < 5; count += 1) await seedExecution(repositories, seed);
    const { execution } = await executions.create(executionInput({ ...seed, evaluator: other }));
    await executions.move(execution.id, 'CANCELLED');
    const list = (filter: Omit<Parameters<typeof executions.list>[0], 'limit'>) =>
      allPages((cursor) => executions.list({ limit: 2, ...filter, ...(cursor === undefined ? {} : { cursor }) }));
    expect((await list({})).map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
    expect((await list({ evaluatorId: seed.evaluator.id })).map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
    expect((await list({ status: 'CANCELLED' })).map(({ number }) => number)).toEqual([6]);
    expect(await list({ evaluatorId: 'no-id' })).toEqual([]);
    let queries = 0;
    const { pool } = test.database;
    const counted = () => {
      queries += 1;
    };
    pool.on('acquire', counted);
    await executions.list({ limit: 50 });
    pool.off('acquire', counted);
    expect(queries).toBe(2);
  });

  it('are found by dataset and by the names they froze, and counted whatever the page', async () => {
    const { executions, seed, repositories } = await seeded();
    const other = await repositories.evaluators.create(evaluatorInput(seed, { name: 'Night 100%' }));
    for (let count = 0; count < 3; count += 1) await seedExecution(repositories, seed);
    await seedExecution(repositories, { ...seed, evaluator: other });
    const total = async (filter: Omit<Parameters<typeof executions.list>[0], 'limit'>) => {
      const page = await executions.list({ limit: 1, ...filter });
      expect(page.items).toHaveLength(Math.min(page.total, 1));
      return page.total;
    };
    expect(await total({})).toBe(4);
    expect(await total({ text: 'NIGHT' })).toBe(1);
    expect(await total({ text: '0%' })).toBe(1);
    expect(await total({ text: 'agent' })).toBe(4);
    expect(await total({ text: 'nowhere' })).toBe(0);
    expect(await total({ datasetId: seed.dataset.id })).toBe(4);
    expect(await total({ datasetId: seed.dataset.id.toUpperCase(), evaluatorId: other.id })).toBe(1);
    expect(await total({ datasetId: seed.agent.id })).toBe(0);
    const first = await executions.list({ limit: 2, text: 'agent' });
    const second = await executions.list({ limit: 2, text: 'agent', cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    expect(second.total).toBe(4);
  });

  it('name the chosen baseline, else the first complete one that is no sample, but never themselves', async () => {
    const { executions, seed, repositories } = await seeded();
    const [first, second, third] = [
      await seedExecution(repositories, seed),
      await seedExecution(repositories, seed),
      await seedExecution(repositories, seed),
    ];
    const baselineOf = async ({ id }: { readonly id: string }) => (await executions.get(id)).baselineExecutionId;
    expect(third.baselineExecutionId).toBeNull();
    for (const { id } of [first, second]) {
      await executions.move(id, 'RUNNING');
      await executions.move(id, 'COMPLETED');
    }
    expect(await baselineOf(third)).toBe(first.id);
    expect(await baselineOf(first)).toBeNull();
    await test.database.prisma.execution.update({ where: { id: first.id }, data: { isSample: true } });
    expect(await baselineOf(third)).toBe(second.id);
    await repositories.evaluators.setBaseline(seed.evaluator.id, third.id);
    expect(await baselineOf(third)).toBeNull();
    expect(await baselineOf(second)).toBe(third.id);
    expect((await seedExecution(repositories, seed)).baselineExecutionId).toBe(third.id);
  });

  it('of another workspace are not there, nor can they be made from its parts', async () => {
    const { seed, repositories } = await seeded();
    const { id } = await seedExecution(repositories, seed);
    const theirs = await seeded();
    const refused = [
      theirs.executions.get(id),
      theirs.executions.status(id),
      theirs.executions.saveOutcome(id, { composite: 1, passed: true, coverage: 1 }),
      theirs.executions.get(newId()),
      theirs.executions.get('no-id'),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => 'execution.not_found'));
    expect(await theirs.executions.move(id, 'RUNNING')).toBe(false);
    expect((await theirs.executions.list({ limit: 10 })).items).toEqual([]);
    expect((await theirs.executions.list({ limit: 10, evaluatorId: seed.evaluator.id })).items).toEqual([]);
    expect(await codeOf(theirs.executions.create(executionInput(seed)))).toBe('evaluator.not_found');
    const withTheirAgent = executionInput(theirs.seed, { agentVersionId: seed.agent.latestVersion.id });
    expect(await codeOf(theirs.executions.create(withTheirAgent))).toBe('agent.not_found');
    expect(await repositories.executions.get(id)).toMatchObject({ status: 'QUEUED', composite: null });
  });
});
