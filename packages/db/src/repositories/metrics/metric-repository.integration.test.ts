import { useTestDatabase } from '@assay/testing';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { allPages } from '../test-support/all-pages';
import { codeOf } from '../test-support/code-of';
import { newWorkspace } from '../test-support/new-workspace';
import { seedEvaluator } from '../test-support/seed-evaluator';

const test = useTestDatabase();
const version = { type: 'exact_match', settings: { trim: true }, threshold: 0.8, rationale: 'agreed' } as const;

describe('metrics', () => {
  it('make a new version of every change but the name', async () => {
    const { metrics } = (await newWorkspace(test.database)).repositories;
    const created = await metrics.create({ name: 'exact', ...version });
    expect(created).toMatchObject({ name: 'exact', version: 1, ...version });
    const renamed = await metrics.update(created.id, { name: 'exactly' });
    expect(renamed).toMatchObject({ name: 'exactly', version: 1, versionId: created.versionId });
    const changed = await metrics.update(created.id, { version: { ...version, threshold: null } });
    expect(changed).toMatchObject({ version: 2, threshold: null, settings: { trim: true } });
    expect(await metrics.get(created.id)).toEqual(changed);
  });

  it('refuse a name that is taken, also when a version comes with it', async () => {
    const { metrics } = (await newWorkspace(test.database)).repositories;
    await metrics.create({ name: 'exact', ...version });
    const other = await metrics.create({ name: 'other', ...version });
    expect(await codeOf(metrics.create({ name: 'exact', ...version }))).toBe('metric.name_taken');
    expect(await codeOf(metrics.update(other.id, { name: 'exact', version }))).toBe('metric.name_taken');
    expect((await metrics.get(other.id)).version).toBe(1);
  });

  it('are answered in the order asked for, or all missing ones are named', async () => {
    const { metrics } = (await newWorkspace(test.database)).repositories;
    const a = await metrics.create({ name: 'a', ...version });
    const b = await metrics.create({ name: 'b', ...version });
    expect(await metrics.getMany([b.id, a.id, b.id])).toEqual([b, a, b]);
    const missing = newId();
    await expect(metrics.getMany([a.id, missing, 'no-id'])).rejects.toMatchObject({
      code: 'metric.not_found',
      details: { ids: [missing, 'no-id'] },
    });
  });

  it('number versions added at once in a row', async () => {
    const { metrics } = (await newWorkspace(test.database)).repositories;
    const { id } = await metrics.create({ name: 'exact', ...version });
    const changed = await Promise.all(Array.from({ length: 6 }, () => metrics.update(id, { version })));
    expect(Math.max(...changed.map((metric) => metric.version))).toBe(7);
    expect((await metrics.get(id)).version).toBe(7);
  });

  it('are listed newest first, archived ones left out', async () => {
    const { metrics } = (await newWorkspace(test.database)).repositories;
    for (const name of ['a', 'b', 'c', 'd', 'e']) await metrics.create({ name, ...version });
    const all = await allPages((cursor) => metrics.list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) }));
    expect(all.map(({ name }) => name)).toEqual(['e', 'd', 'c', 'b', 'a']);
    await metrics.archive(all[0]?.id ?? '');
    expect((await metrics.list({ limit: 1 })).items.map(({ name }) => name)).toEqual(['d']);
  });

  it('name the evaluators that use them, archived ones left out', async () => {
    const { repositories } = await newWorkspace(test.database);
    const { metric, evaluator } = await seedEvaluator(repositories, 1);
    expect(await repositories.metrics.evaluatorsUsing(metric.id)).toEqual(['evaluator']);
    await repositories.evaluators.archive(evaluator.id);
    expect(await repositories.metrics.evaluatorsUsing(metric.id)).toEqual([]);
  });

  it('of another workspace are not there', async () => {
    const mine = (await newWorkspace(test.database)).repositories;
    const theirs = (await newWorkspace(test.database)).repositories.metrics;
    const { metric } = await seedEvaluator(mine, 1);
    const refused = [
      theirs.get(metric.id),
      theirs.getMany([metric.id]),
      theirs.update(metric.id, { name: 'stolen', version }),
      theirs.archive(metric.id),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => 'metric.not_found'));
    expect((await theirs.list({ limit: 10 })).items).toEqual([]);
    expect(await theirs.evaluatorsUsing(metric.id)).toEqual([]);
    expect(await mine.metrics.get(metric.id)).toEqual(metric);
  });
});
