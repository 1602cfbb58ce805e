import { useTestDatabase } from '@assay/testing';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { allPages } from '../test-support/all-pages';
import { codeOf } from '../test-support/code-of';
import { newWorkspace } from '../test-support/new-workspace';
import { evaluatorInput, seedEvaluator, seedExecution } from '../test-support/seed-evaluator';

const test = useTestDatabase();

async function seeded() {
  const { repositories } = await newWorkspace(test.database);
  const seed = await seedEvaluator(repositories, 1);
  const input = evaluatorInput(seed);
  const [configuration] = input.configurations;
  if (configuration === undefined) throw new Error('the builder makes one configuration');
  return { repositories, evaluators: repositories.evaluators, ...seed, input, configuration };
}

describe('evaluators', () => {
  it('come back as they were given, with the names of what they use', async () => {
    const { evaluator, agent, dataset, metric, evaluators } = await seeded();
    expect(evaluator).toMatchObject({
      name: 'evaluator',
      agentId: agent.id,
      agentName: 'agent',
      compositeThreshold: 0.5,
      baselineExecutionId: null,
      archivedAt: null,
      configurations: [
        {
          name: 'all questions',
          datasets: [{ datasetId: dataset.id, version: 'latest', name: 'dataset' }],
          metrics: [{ metricId: metric.id, weight: 1, name: 'metric', type: 'exact_match' }],
          visualizations: ['distribution'],
        },
      ],
    });
    expect(await evaluators.get(evaluator.id)).toEqual(evaluator);
  });

  it('tell a threshold kept from one removed and one replaced', async () => {
    const { evaluators, input, configuration, metric, repositories } = await seeded();
    const { id: _, name: __, ...version } = await repositories.metrics.get(metric.id);
    const [removed, replaced] = await Promise.all(
      ['b', 'c'].map((name) => repositories.metrics.create({ ...version, name })),
    );
    const metrics = [
      { metricId: metric.id, weight: 1 },
      { metricId: removed?.id ?? '', weight: 0, threshold: null },
      { metricId: replaced?.id ?? '', weight: 2.5, threshold: 0.25 },
    ];
    const { configurations } = await evaluators.create({
      ...input,
      name: 'three',
      configurations: [{ ...configuration, metrics }],
    });
    expect(configurations[0]?.metrics.map(({ weight, threshold }) => [weight, threshold])).toEqual([
      [1, undefined],
      [0, null],
      [2.5, 0.25],
    ]);
  });

  it('are replaced whole', async () => {
    const { evaluators, evaluator, input, configuration, dataset } = await seeded();
    const second = { ...configuration, name: 'second', datasets: [{ datasetId: dataset.id, version: 1 }] };
    const replaced = await evaluators.replace(evaluator.id, {
      ...input,
      name: 'renamed',
      minCoverage: 0.5,
      configurations: [second, configuration],
    });
    expect(replaced).toMatchObject({
      id: evaluator.id,
      name: 'renamed',
      minCoverage: 0.5,
      createdAt: evaluator.createdAt,
    });
    expect(replaced.configurations.map(({ name, datasets }) => [name, datasets[0]?.version])).toEqual([
      ['second', 1],
      ['all questions', 'latest'],
    ]);
    expect(await evaluators.get(evaluator.id)).toEqual(replaced);
  });

  it('end as one whole when two replace at once', async () => {
    const { evaluators, evaluator, input, configuration } = await seeded();
    const named = (name: string) => ({
      ...input,
      name,
      configurations: [
        { ...configuration, name },
        { ...configuration, name },
      ],
    });
    await Promise.all(['x', 'y'].map((name) => evaluators.replace(evaluator.id, named(name))));
    const { name, configurations } = await evaluators.get(evaluator.id);
    expect(configurations.map((each) => each.name)).toEqual([name, name]);
  });

  it('refuse a name that is taken, and change nothing then', async () => {
    const { evaluators, evaluator, input } = await seeded();
    expect(await codeOf(evaluators.create(input))).toBe('evaluator.name_taken');
    const other = await evaluators.create({ ...input, name: 'other' });
    expect(await codeOf(evaluators.replace(other.id, { ...input, name: evaluator.name }))).toBe('evaluator.name_taken');
    expect(await evaluators.get(other.id)).toEqual(other);
  });

  it('refuse what belongs to another workspace and what is named twice', async () => {
    const mine = await seeded();
    const theirs = await seeded();
    const { evaluators, input, configuration } = mine;
    const using = (changes: Partial<typeof configuration>) => ({
      ...input,
      name: 'n',
      configurations: [{ ...configuration, ...changes }],
    });
    const one = { metricId: mine.metric.id, weight: 1 };
    const inputs = [
      { ...input, name: 'n', agentId: theirs.agent.id },
      using({ datasets: [{ datasetId: theirs.dataset.id, version: 'latest' }] }),
      using({ metrics: [{ metricId: theirs.metric.id, weight: 1 }] }),
      using({ metrics: [one, one] }),
    ];
    const codes = ['agent.not_found', 'dataset.not_found', 'metric.not_found', 'evaluator.invalid'];
    expect(await Promise.all(inputs.map((each) => codeOf(evaluators.create(each))))).toEqual(codes);
    expect(await Promise.all(inputs.map((each) => codeOf(evaluators.replace(mine.evaluator.id, each))))).toEqual(codes);
  });

  it('are listed newest first, archived ones left out', async () => {
    const { evaluators, input, evaluator } = await seeded();
    for (const name of ['a', 'b', 'c', 'd']) await evaluators.create({ ...input, name });
    const list = () => allPages((cursor) => evaluators.list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) }));
    expect((await list()).map(({ name }) => name)).toEqual(['d', 'c', 'b', 'a', 'evaluator']);
    await evaluators.archive(evaluator.id);
    expect((await list()).map(({ name }) => name)).toEqual(['d', 'c', 'b', 'a']);
    expect((await evaluators.get(evaluator.id)).archivedAt).not.toBeNull();
  });

  it('are found by a part of their name, letter case aside, signs taken literally', async () => {
    const { evaluators, input } = await seeded();
    for (const name of ['Night 100%', 'night_shift']) await evaluators.create({ ...input, name });
    const named = async (text: string) => (await evaluators.list({ limit: 9, text })).items.map(({ name }) => name);
    expect(await named('NIGHT')).toEqual(['night_shift', 'Night 100%']);
    expect(await named('%')).toEqual(['Night 100%']);
    expect(await named('t_s')).toEqual(['night_shift']);
    expect(await named('t_1')).toEqual([]);
  });

  it('show their own latest executions, newest first, in one query for a whole page', async () => {
    const { evaluators, evaluator, input, repositories, ...seed } = await seeded();
    for (let count = 0; count < 10; count += 1) await seedExecution(repositories, { ...seed, evaluator });
    const other = await evaluators.create({ ...input, name: 'other' });
    const execution = await seedExecution(repositories, { ...seed, evaluator: other });
    const { recentExecutions } = await evaluators.get(evaluator.id);
    expect(recentExecutions.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
    const { id, number, status, composite, passed, createdAt } = execution;
    const shown = { id, number, status, composite, passed, createdAt };
    const countQueries = async (limit: number) => {
      let queries = 0;
      const counted = () => {
        queries += 1;
      };
      test.database.pool.on('acquire', counted);
      const { items } = await evaluators.list({ limit });
      test.database.pool.off('acquire', counted);
      expect(items[0]?.recentExecutions).toEqual([shown]);
      return queries;
    };
    expect(await countQueries(2)).toBe(await countQueries(1));
  });

  it('take one of their own executions as baseline, or none', async () => {
    const { evaluators, evaluator, input, repositories, ...seed } = await seeded();
    const execution = await seedExecution(repositories, { ...seed, evaluator });
    await evaluators.setBaseline(evaluator.id, execution.id);
    expect((await evaluators.get(evaluator.id)).baselineExecutionId).toBe(execution.id);
    const other = await evaluators.create({ ...input, name: 'other' });
    expect(await codeOf(evaluators.setBaseline(other.id, execution.id))).toBe('execution.not_found');
    await evaluators.setBaseline(evaluator.id, null);
    expect((await evaluators.get(evaluator.id)).baselineExecutionId).toBeNull();
  });

  it('of another workspace are not there', async () => {
    const { evaluator } = await seeded();
    const theirs = await seeded();
    const { evaluators } = theirs;
    const refused = [
      evaluators.get(evaluator.id),
      evaluators.replace(evaluator.id, evaluatorInput(theirs)),
      evaluators.archive(evaluator.id),
      evaluators.setBaseline(evaluator.id, null),
      evaluators.get(newId()),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => 'evaluator.not_found'));
    expect((await evaluators.list({ limit: 10 })).items.map(({ id }) => id)).toEqual([theirs.evaluator.id]);
  });
});
