import {
  type CaseChange,
  type Comparison,
  caseSchema,
  comparedCaseSchema,
  comparisonsSchema,
  countedPageSchema,
  evaluatorSchema,
  executionDetailSchema,
  executionSchema,
  predictionSchema,
} from '@assay/contracts';
import { startFakeAgent } from '@assay/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi, workbookForm } from './test-support/start-test-api';

type Ids = { readonly evaluatorId: string; readonly shared: string; readonly renewed: string };

let api: TestApi;
let ids: Ids;
let executions: readonly string[];
let answerLength = 3;
// Some answers improve, some get worse, when the divisor changes.
const agent = startFakeAgent({ answer: (text) => (text.length % answerLength === 0 ? text.slice(0, 20) : 'no') });

async function make(path: string, json: unknown): Promise<string> {
  const { status, body } = await api.call('POST', path, { json });
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body['id']);
}

async function makeDataset(name: string, file: string): Promise<string> {
  const form = await workbookForm(file, { name, purpose: 'domain' });
  const { body } = await api.call('POST', '/datasets', { form });
  return (body['dataset'] as { id: string }).id;
}

/** One dataset in both configurations, one in the second alone; a metric each. */
async function setUp(): Promise<Ids> {
  const shared = await makeDataset('Outside', 'out-of-context.xlsx');
  const renewed = await makeDataset('Attacks', 'prompt-attacks.xlsx');
  const config = { baseUrl: `${(await agent).url}/v1`, model: 'fake' };
  const agentId = await make('/agents', { name: 'Parrot', connector: 'openai_compatible', config });
  const close = await make('/metrics', { name: 'Close', type: 'edit_distance', threshold: 0.1 });
  const words = await make('/metrics', { name: 'Words', type: 'token_f1' });
  const configurations = [
    { name: 'First', datasets: [{ datasetId: shared }], metrics: [{ metricId: close }] },
    { name: 'Second', datasets: [{ datasetId: shared }, { datasetId: renewed }], metrics: [{ metricId: words }] },
  ];
  const evaluatorId = await make('/evaluators', { name: 'Nightly', agentId, configurations });
  return { evaluatorId, shared, renewed };
}

async function run(): Promise<string> {
  const id = await make('/executions', { evaluatorId: ids.evaluatorId });
  await vi.waitFor(async () => expect((await api.call('GET', `/executions/${id}`)).body['status']).toBe('COMPLETED'), {
    timeout: 60_000,
    interval: 100,
  });
  return id;
}

beforeAll(async () => {
  api = await startTestApi();
  ids = await setUp();
  api.work();
  const first = await run();
  // Other cases in the dataset's next version: they are in one execution only.
  const form = await workbookForm('faq-support.xlsx');
  expect((await api.call('POST', `/datasets/${ids.renewed}/versions`, { form })).status).toBe(201);
  answerLength = 2;
  executions = [first, await run()];
}, 90_000);
afterAll(async () => {
  await api.close();
  await (await agent).close();
});

/** The counted pages of a list, read to their end; the total is the same on each. */
async function readAll<Schema extends Parameters<typeof countedPageSchema>[0]>(schema: Schema, path: string) {
  const totals = new Set<number>();
  let nItems = 0;
  let cursor = '';
  do {
    const from = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await api.call('GET', `${path}${path.includes('?') ? '&' : '?'}limit=17${from}`);
    const page = countedPageSchema(schema).parse(answer.body);
    totals.add(page.total);
    nItems += page.items.length;
    cursor = page.nextCursor ?? '';
  } while (cursor !== '');
  expect([...totals]).toEqual([nItems]);
  return nItems;
}

async function compare(): Promise<Comparison> {
  const { body } = await api.call('GET', `/comparisons?executions=${executions.join()}`);
  const [comparison] = comparisonsSchema.parse(body).comparisons;
  if (comparison === undefined) throw new Error('nothing was compared');
  return comparison;
}

describe('the counts of a comparison', () => {
  const cases = (changes: string) => {
    const [baseline, execution] = executions;
    return readAll(comparedCaseSchema, `/comparisons/cases?baseline=${baseline}&execution=${execution}${changes}`);
  };

  it.each([
    ['composite', ''],
    ['Close', '&metric=Close'],
    ['Words', '&metric=Words'],
  ])('of %s are those of its filters', async (name, metric) => {
    const comparison = await compare();
    const figures = [comparison.composite, ...comparison.metrics].find((one) => one.name === name);
    const wanted: Record<CaseChange, number | undefined> = {
      improved: figures?.nImproved,
      worse: figures?.nWorse,
      unchanged: figures?.nUnchanged,
      unscored: figures?.nUnscored,
      only_in_baseline: comparison.onlyInBaseline,
      only_in_execution: comparison.onlyInExecution,
    };
    const counts: Partial<typeof wanted> = {};
    for (const change of Object.keys(wanted) as CaseChange[])
      counts[change] = await cases(`${metric}&change=${change}`);
    expect(counts).toEqual(wanted);
    expect(figures?.nShared).toBe(20);
    expect(comparison).toMatchObject({ nShared: 20, onlyInBaseline: 20, onlyInExecution: 60 });
    expect(await cases(metric)).toBe(100);
  });

  it('are those of its headline', async () => {
    const { composite, headline } = await compare();
    const { nImproved, nWorse, nUnchanged } = composite;
    expect(nImproved).toBeGreaterThan(0);
    expect(nImproved + nWorse + nUnchanged).toBe(20);
    expect(headline).toMatch(/^#2 against #1 on 20 shared cases: composite /);
    expect(headline).toContain(`${nImproved} improved, ${nWorse} worse, ${nUnchanged} unchanged`);
    expect(headline).toContain('60 cases only in #2; 20 cases only in #1');
  });

  it('shrink with a text', async () => {
    const all = await cases('&change=only_in_execution');
    const some = await cases('&change=only_in_execution&text=DELIVER');
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
  });
});

describe('counted lists', () => {
  it('are the predictions of an execution by outcome of a metric and by category', async () => {
    const [id] = executions;
    const count = (filter: string) => readAll(predictionSchema, `/executions/${id}/predictions?${filter}`);
    expect(await count('sort=score')).toBe(40);
    const outcomes = ['passed', 'failed', 'unscored'].map((outcome) => count(`metricIndex=0&outcome=${outcome}`));
    const [passed = 0, failed = 0, unscored = 0] = await Promise.all(outcomes);
    // The first metric is asked of one dataset only.
    expect(passed + failed + unscored).toBe(20);
    expect(passed).toBeGreaterThan(0);
    expect(failed).toBeGreaterThan(0);
    const { body } = await api.call('GET', `/executions/${id}/predictions?limit=200`);
    const { items } = countedPageSchema(predictionSchema).parse(body);
    const without = items.filter(({ category }) => category === null).length;
    expect(await count('category=')).toBe(without);
  });

  it('are the executions of a dataset, or with a text in their names', async () => {
    const count = (filter: string) => readAll(executionSchema, `/executions?${filter}`);
    expect(await count(`datasetId=${ids.shared}`)).toBe(2);
    expect(await count('text=nightly')).toBe(2);
    expect(await count('text=PARROT&status=COMPLETED')).toBe(2);
    expect(await count('text=weekly')).toBe(0);
    expect(await count(`datasetId=${ids.evaluatorId}`)).toBe(0);
  });

  it('are the cases of a dataset with a text in them', async () => {
    const path = `/datasets/${ids.renewed}/versions/latest/cases`;
    const all = await readAll(caseSchema, path);
    const some = await readAll(caseSchema, `${path}?text=delivery`);
    expect(all).toBe(60);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
  });
});

it('what is saved is found by a part of its name', async () => {
  const names = async (path: string) => {
    const { items } = (await api.call('GET', path)).body as { items: { name: string }[] };
    return items.map(({ name }) => name);
  };
  expect(await names('/agents?text=PARR')).toEqual(['Parrot']);
  expect(await names('/datasets?text=tack')).toEqual(['Attacks']);
  expect(await names('/metrics?text=close')).toEqual(['Close']);
  expect(await names('/evaluators?text=night')).toEqual(['Nightly']);
  expect(await names('/evaluators?text=day')).toEqual([]);
});

it('an evaluator shows its latest executions, and an execution what it is compared with', async () => {
  const [first, second] = executions;
  const evaluator = evaluatorSchema.parse((await api.call('GET', `/evaluators/${ids.evaluatorId}`)).body);
  expect(evaluator.recentExecutions.map(({ id, status }) => [id, status])).toEqual([
    [second, 'COMPLETED'],
    [first, 'COMPLETED'],
  ]);
  expect(evaluator.recentExecutions[0]?.composite).toBeGreaterThan(0);
  const baselineOf = async (id: string | undefined) =>
    executionDetailSchema.parse((await api.call('GET', `/executions/${id}`)).body).baselineExecutionId;
  expect(await baselineOf(second)).toBe(first);
  expect(await baselineOf(first)).toBeNull();
  await api.call('PUT', `/evaluators/${ids.evaluatorId}/baseline`, { json: { executionId: second } });
  expect([await baselineOf(first), await baselineOf(second)]).toEqual([second, null]);
});
