import { useTestDatabase } from '@assay/testing';
import { describe, expect, it } from 'vitest';
import { allPages } from '../test-support/all-pages';
import { codeOf } from '../test-support/code-of';
import { datasetVersionOf } from '../test-support/dataset-version-of';
import { newWorkspace } from '../test-support/new-workspace';
import { seedEvaluator } from '../test-support/seed-evaluator';

const test = useTestDatabase();
const input = { name: 'questions', description: 'of the domain', purpose: 'domain' } as const;

describe('datasets', () => {
  it('keep every field of their cases', async () => {
    const { datasets } = (await newWorkspace(test.database)).repositories;
    const full = {
      id: '007',
      question: '¿Qué dice "él" \\ {a,b}?\n😀',
      answers: ['uno', 'NULL', ''],
      category: 'x',
      context: ['doc 1', 'doc 2'],
      expectedBehaviour: 'refuse',
      expectedTrajectory: [{ name: 'search', arguments: { q: [1, null] } }],
      prediction: 'recorded',
      metadata: { Level: 3, nested: { deep: [true] } },
    } as const;
    const version = datasetVersionOf(2, (number) =>
      number === 1
        ? {
            ...full,
            answers: [...full.answers],
            context: [...full.context],
            expectedTrajectory: [{ name: 'search', arguments: { q: [1, null] } }],
          }
        : {},
    );
    const dataset = await datasets.create(input, version);
    expect(dataset).toMatchObject({
      ...input,
      archivedAt: null,
      latestVersion: { number: 1, nCases: 2, contentHash: version.contentHash },
    });
    const cases = await datasets.casesInRange(dataset.latestVersion.id, 1, 2);
    expect(cases[0]).toEqual({ ...full, caseKey: 'key-1', caseId: cases[0]?.caseId, position: 1 });
    expect(cases[1]).toMatchObject({ id: null, position: 2, expectedTrajectory: null, metadata: {} });
  });

  it('get numbered versions with their reports', async () => {
    const { datasets } = (await newWorkspace(test.database)).repositories;
    const { id } = await datasets.create(input, datasetVersionOf(1));
    const second = datasetVersionOf(3);
    expect((await datasets.addVersion(id, second)).latestVersion).toMatchObject({ number: 2, nCases: 3 });
    expect((await datasets.getVersion(id, 'latest')).report).toEqual(second.report);
    expect((await datasets.listVersions(id)).map(({ number, nCases }) => [number, nCases])).toEqual([
      [2, 3],
      [1, 1],
    ]);
    expect((await datasets.getVersion(id, 1)).nCases).toBe(1);
    expect(await codeOf(datasets.getVersion(id, 3))).toBe('dataset.version_not_found');
    expect(await codeOf(datasets.getVersion(id, 2 ** 40))).toBe('dataset.version_not_found');
  });

  it('store a version whole or not at all', async () => {
    const { datasets } = (await newWorkspace(test.database)).repositories;
    const twice = datasetVersionOf(3_000, (number) => (number === 2_999 ? { caseKey: 'key-1' } : {}));
    await expect(datasets.create(input, twice)).rejects.toThrow(/case_key/);
    expect((await datasets.list({ limit: 10 })).items).toEqual([]);
    const { id } = await datasets.create(input, datasetVersionOf(1));
    await expect(datasets.addVersion(id, twice)).rejects.toThrow(/case_key/);
    expect((await datasets.get(id)).latestVersion.number).toBe(1);
  });

  it('refuse a name that is taken', async () => {
    const { datasets } = (await newWorkspace(test.database)).repositories;
    await datasets.create(input, datasetVersionOf(1));
    expect(await codeOf(datasets.create(input, datasetVersionOf(1)))).toBe('dataset.name_taken');
  });

  it('store 20,000 cases in seconds and read them back in order', async () => {
    const { datasets } = (await newWorkspace(test.database)).repositories;
    const { latestVersion } = await datasets.create(input, datasetVersionOf(20_000));
    const middle = await datasets.casesInRange(latestVersion.id, 9_999, 10_001);
    expect(middle.map(({ caseKey }) => caseKey)).toEqual(['key-9999', 'key-10000', 'key-10001']);
    const all = await allPages((cursor) =>
      datasets.listCases(latestVersion.id, { limit: 5_000, ...(cursor === undefined ? {} : { cursor }) }),
    );
    expect(all.map(({ position }) => position)).toEqual(Array.from({ length: 20_000 }, (_, index) => index + 1));
  });

  it('page cases by their position', async () => {
    const { datasets } = (await newWorkspace(test.database)).repositories;
    const { latestVersion } = await datasets.create(input, datasetVersionOf(5));
    const page = await datasets.listCases(latestVersion.id, { limit: 2, cursor: '2' });
    expect(page.items.map(({ position }) => position)).toEqual([3, 4]);
    expect(page.nextCursor).toBe('4');
    expect((await datasets.listCases(latestVersion.id, { limit: 2, cursor: '4' })).nextCursor).toBeNull();
    for (const cursor of ['x', '-1', '1.5', '99999999999999999999']) {
      expect(await codeOf(datasets.listCases(latestVersion.id, { limit: 2, cursor }))).toBe('request.invalid');
    }
  });

  it('count cases and find them by question and by any answer, letter case aside', async () => {
    const { datasets } = (await newWorkspace(test.database)).repositories;
    const version = datasetVersionOf(12, (number) => (number === 5 ? { answers: ['x', 'Say "Hi" 50%'] } : {}));
    const { latestVersion } = await datasets.create(input, version);
    const find = async (text: string) => {
      const { items, total } = await datasets.listCases(latestVersion.id, { limit: 2, text, cursor: '1' });
      return { positions: items.map(({ position }) => position), total };
    };
    expect(await find('')).toEqual({ positions: [2, 3], total: 12 });
    expect(await find('QUESTION 1')).toEqual({ positions: [10, 11], total: 4 });
    expect(await find('say "hi"')).toEqual({ positions: [5], total: 1 });
    expect(await find('0%')).toEqual({ positions: [5], total: 1 });
    expect(await find('answer 1')).toEqual({ positions: [10, 11], total: 4 });
  });

  it('store texts with NUL and lone surrogates', async () => {
    const { datasets } = (await newWorkspace(test.database)).repositories;
    const version = datasetVersionOf(1, () => ({ question: 'a\0b\udfff', answers: ['\ud83d'], metadata: { k: '\0' } }));
    const { latestVersion } = await datasets.create(input, version);
    const [stored] = await datasets.casesInRange(latestVersion.id, 1, 1);
    expect(stored).toMatchObject({ question: 'a\ufffdb\ufffd', answers: ['\ufffd'], metadata: { k: '\ufffd' } });
  });

  it('name the evaluators that use them', async () => {
    const { repositories } = await newWorkspace(test.database);
    const { dataset } = await seedEvaluator(repositories, 1);
    expect(await repositories.datasets.evaluatorsUsing(dataset.id)).toEqual(['evaluator']);
  });

  it('of another workspace are not there', async () => {
    const mine = (await newWorkspace(test.database)).repositories;
    const theirs = (await newWorkspace(test.database)).repositories.datasets;
    const { dataset } = await seedEvaluator(mine, 2);
    const { id, latestVersion } = dataset;
    const refused = [
      theirs.get(id),
      theirs.getVersion(id, 1),
      theirs.listVersions(id),
      theirs.addVersion(id, datasetVersionOf(1)),
      theirs.archive(id),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => 'dataset.not_found'));
    expect((await theirs.list({ limit: 10 })).items).toEqual([]);
    expect((await theirs.listCases(latestVersion.id, { limit: 10 })).items).toEqual([]);
    expect(await theirs.casesInRange(latestVersion.id, 1, 2)).toEqual([]);
    expect(await theirs.evaluatorsUsing(id)).toEqual([]);
    await mine.datasets.archive(id);
    expect((await mine.datasets.list({ limit: 10 })).items).toEqual([]);
  });
});
