import {
  agentSchema,
  agentVersionSchema,
  apiKeySchema,
  type Case,
  caseSchema,
  credentialSchema,
  datasetSchema,
  datasetVersionSchema,
  evaluatorSchema,
  executionDetailSchema,
  executionSchema,
  importPreviewSchema,
  metricSchema,
  pageSchema,
  scoreViewSchema,
} from '@assay/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startTestApi, type TestApi, workbookForm } from './test-support/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Makes something and answers its id. */
async function make(path: string, json: unknown): Promise<string> {
  const { status, body } = await api.call('POST', path, { json });
  expect(status, JSON.stringify(body)).toBe(201);
  return String(body['id']);
}

async function makeDataset(name: string, file = 'out-of-context.xlsx'): Promise<string> {
  const form = await workbookForm(file, { name, purpose: 'domain' });
  const { body } = await api.call('POST', '/datasets', { form });
  return datasetSchema.parse(body['dataset']).id;
}

/** An evaluator, and all it needs, under a name of its own. */
async function makeEvaluator(name: string): Promise<string> {
  const datasetId = await makeDataset(name);
  const metricId = await make('/metrics', { name, type: 'exact_match' });
  const agentId = await make('/agents', { name, connector: 'http', config: { url: 'http://127.0.0.1:9/' } });
  const configurations = [{ name: 'K', datasets: [{ datasetId }], metrics: [{ metricId }] }];
  return make('/evaluators', { name, agentId, configurations });
}

const outcome = ({ status, body }: Answer) => [status, body['code']];
const fieldPaths = ({ body }: Answer) => ((body['fields'] ?? []) as { path: string }[]).map(({ path }) => path);

describe('what is saved is read, renamed and archived', () => {
  it('for an agent, with a new version for new settings only', async () => {
    const config = { url: 'http://127.0.0.1:9/' };
    const id = await make('/agents', { name: 'First', connector: 'http', config });
    const renamed = await api.call('PATCH', `/agents/${id}`, { json: { name: 'Second' } });
    expect(agentSchema.parse(renamed.body)).toMatchObject({ name: 'Second', latestVersion: { number: 1 } });
    const json = { config: { url: 'http://127.0.0.1:10/' }, note: 'moved' };
    expect((await api.call('PATCH', `/agents/${id}`, { json })).body).toMatchObject({ latestVersion: { number: 2 } });
    const { text } = await api.call('GET', `/agents/${id}/versions`);
    expect(
      agentVersionSchema
        .array()
        .parse(JSON.parse(text))
        .map(({ number }) => number),
    ).toEqual([2, 1]);
    expect((await api.call('DELETE', `/agents/${id}`)).status).toBe(204);
    expect(pageSchema(agentSchema).parse((await api.call('GET', '/agents')).body).items).toEqual([]);
  });

  it('for a metric, which stays while an evaluator uses it', async () => {
    const id = await make('/metrics', { name: 'Loose', type: 'contains', threshold: 0.5 });
    const changed = await api.call('PATCH', `/metrics/${id}`, { json: { threshold: null } });
    expect(metricSchema.parse(changed.body)).toMatchObject({ name: 'Loose', version: 2, threshold: null });
    expect((await api.call('GET', `/metrics/${id}`)).body).toEqual(changed.body);
    expect((await api.call('DELETE', `/metrics/${id}`)).status).toBe(204);
    const evaluatorId = await makeEvaluator('Used');
    const evaluator = evaluatorSchema.parse((await api.call('GET', `/evaluators/${evaluatorId}`)).body);
    const used = evaluator.configurations[0]?.metrics[0]?.metricId;
    expect(outcome(await api.call('DELETE', `/metrics/${used}`))).toEqual([409, 'metric.in_use']);
    const datasetId = evaluator.configurations[0]?.datasets[0]?.datasetId;
    expect(outcome(await api.call('DELETE', `/datasets/${datasetId}`))).toEqual([409, 'dataset.in_use']);
  });

  it('for a credential and an API key', async () => {
    const id = await make('/credentials', { name: 'K', kind: 'secret', secret: 'abcdefghijklmnop' });
    const replaced = await api.call('PUT', `/credentials/${id}/secret`, { json: { secret: 'ponmlkjihgfedcba' } });
    expect(credentialSchema.parse(replaced.body)).toMatchObject({ id, hint: 'dcba' });
    expect((await api.call('DELETE', `/credentials/${id}`)).status).toBe(204);
    expect(outcome(await api.call('GET', `/credentials/${id}`))).toEqual([404, 'credential.not_found']);
    const made = await api.call('POST', '/api-keys', { json: { name: 'CI', role: 'viewer' } });
    const key = apiKeySchema.parse(made.body['apiKey']);
    expect((await api.call('GET', '/me', { key: String(made.body['key']) })).body['role']).toBe('viewer');
    expect((await api.call('GET', '/api-keys')).text).not.toContain(String(made.body['key']));
    expect((await api.call('DELETE', `/api-keys/${key.id}`)).status).toBe(204);
  });

  it('for a dataset and its versions', async () => {
    const id = await makeDataset('Versions');
    const form = await workbookForm('faq-support.xlsx');
    const added = await api.call('POST', `/datasets/${id}/versions`, { form });
    expect(datasetSchema.parse(added.body['dataset']).latestVersion).toMatchObject({ number: 2, nCases: 60 });
    const { text } = await api.call('GET', `/datasets/${id}/versions`);
    expect(datasetVersionSchema.array().parse(JSON.parse(text))).toHaveLength(2);
    const first = await api.call('GET', `/datasets/${id}/versions/1`);
    expect(datasetVersionSchema.parse(first.body)).toMatchObject({ number: 1, fileName: 'out-of-context.xlsx' });
    expect(outcome(await api.call('GET', `/datasets/${id}/versions/3`))).toEqual([404, 'dataset.version_not_found']);
    expect(outcome(await api.call('GET', `/datasets/${id}/versions/zero`))).toEqual([400, 'request.invalid']);
    expect((await api.call('DELETE', `/datasets/${id}`)).status).toBe(204);
  });

  it('for an evaluator and its baseline', async () => {
    const id = await makeEvaluator('Baseline');
    const renamed = await api.call('PATCH', `/evaluators/${id}`, { json: { name: 'New name' } });
    expect(evaluatorSchema.parse(renamed.body)).toMatchObject({ name: 'New name', configurations: [{ name: 'K' }] });
    const unset = await api.call('PUT', `/evaluators/${id}/baseline`, { json: { executionId: null } });
    expect(evaluatorSchema.parse(unset.body).baselineExecutionId).toBeNull();
    expect((await api.call('DELETE', `/evaluators/${id}`)).status).toBe(204);
    const again = await api.call('POST', '/executions', { json: { evaluatorId: id } });
    expect(outcome(again)).toEqual([422, 'evaluator.invalid']);
  });
});

describe('a bad body names its fields', () => {
  const absent = '01900000-0000-7000-8000-000000000000';
  it.each([
    ['POST', '/agents', { name: '', connector: 'pigeon', config: {} }, ['connector', 'name']],
    ['PATCH', `/agents/${absent}`, { name: 5 }, ['name']],
    ['POST', '/agents/try', { connector: 'http', config: {}, question: '' }, ['question']],
    ['POST', '/credentials', { name: 'C', kind: 'magic', secret: '' }, ['kind', 'secret']],
    ['PUT', `/credentials/${absent}/secret`, { secret: '' }, ['secret']],
    ['POST', '/metrics/try', { type: 'exact_match', case: { answers: 'x', prediction: 'x' } }, ['case.answers']],
    ['PATCH', `/metrics/${absent}`, { threshold: -1 }, ['threshold']],
    ['POST', '/evaluators', { name: 'E', agentId: 'x', configurations: [] }, ['agentId', 'configurations']],
    ['PATCH', `/evaluators/${absent}`, { minCoverage: 2 }, ['minCoverage']],
    ['PUT', `/evaluators/${absent}/baseline`, { executionId: 'x' }, ['executionId']],
    ['POST', '/executions', { evaluatorId: 'x', trials: 0 }, ['evaluatorId', 'trials']],
    ['POST', '/api-keys', { name: 'K', role: 'king' }, ['role']],
    ['GET', '/metrics?limit=0', undefined, ['limit']],
    ['GET', '/executions?status=ASLEEP', undefined, ['status']],
    ['GET', `/comparisons?executions=${absent}`, undefined, ['executions']],
    ['GET', '/comparisons/cases?baseline=x', undefined, ['baseline', 'execution']],
  ] as const)('%s %s', async (method, path, json, wanted) => {
    const answer = await api.call(method, path, { json });
    expect(outcome(answer)).toEqual([400, 'request.invalid']);
    expect(fieldPaths(answer).sort()).toEqual(wanted);
    expect(answer.headers.get('x-correlation-id')).toBe(answer.body['correlationId']);
  });

  it('in the fields of an upload', async () => {
    const form = await workbookForm('faq-support.xlsx', { name: ' ', purpose: 'fun' });
    const answer = await api.call('POST', '/datasets', { form });
    expect(outcome(answer)).toEqual([400, 'request.invalid']);
    expect(fieldPaths(answer).sort()).toEqual(['name', 'purpose']);
  });

  it.each([
    ['/agents', 'application/xml'],
    ['/datasets', 'application/json'],
    ['/executions', 'text/plain'],
  ])('not at all where the content type is wrong: %s as %s', async (path, type) => {
    const answer = await api.call('POST', path, { json: '{}', headers: { 'content-type': type } });
    expect(outcome(answer)).toEqual([415, 'request.unsupported_media_type']);
  });

  it.each(['[]', 'null', '"text"', '7'])('nor passes for JSON that is no object: %s', async (json) => {
    expect(outcome(await api.call('POST', '/metrics', { json }))).toEqual([400, 'request.invalid']);
  });

  it('nor is a body with an empty content type read as empty', async () => {
    const untyped = await api.call('POST', '/executions', { json: '{}', headers: { 'content-type': '' } });
    expect(outcome(untyped)).toEqual([415, 'request.unsupported_media_type']);
  });
});

describe('lists', () => {
  it('page through every case by cursor, each once and in order', async () => {
    const id = await makeDataset('Paged', 'faq-support.xlsx');
    const seen: Case[] = [];
    let pages = 0;
    for (let cursor: string | null = ''; cursor !== null; pages += 1) {
      const from: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { body } = await api.call('GET', `/datasets/${id}/versions/latest/cases?limit=7${from}`);
      const page = pageSchema(caseSchema).parse(body);
      expect(page.items.length).toBeLessThanOrEqual(7);
      seen.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(pages).toBe(9);
    expect(seen.map(({ position }) => position)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('refuse a cursor that is none', async () => {
    for (const noun of ['agents', 'metrics', 'datasets', 'evaluators', 'executions', 'credentials', 'api-keys']) {
      expect(outcome(await api.call('GET', `/${noun}?cursor=no-cursor`)), noun).toEqual([400, 'request.invalid']);
    }
  });
});

describe('a workbook', () => {
  it('without a known question column is taken once its columns are mapped', async () => {
    const wrong = { columns: { question: 'ignore', answer: 'ignore' } };
    const fields = { name: 'Mapped', purpose: 'domain' };
    const unmapped = await workbookForm('faq-support.xlsx', { ...fields, mapping: JSON.stringify(wrong) });
    const refused = await api.call('POST', '/datasets', { form: unmapped });
    expect(outcome(refused)).toEqual([422, 'dataset.needs_mapping']);
    expect(refused.body['report']).toMatchObject({ fileName: 'faq-support.xlsx', nCases: 0 });
    const right = JSON.stringify({ columns: { question: 'question', answer: 'answer' } });
    const form = await workbookForm('faq-support.xlsx', { ...fields, mapping: right });
    const taken = await api.call('POST', '/datasets', { form });
    expect([taken.status, taken.body['report']]).toMatchObject([201, { nCases: 60 }]);
  });

  it('offered as the template comes back without a problem', async () => {
    const { key } = (await api.call('POST', '/api-keys', { json: { name: 'T', role: 'editor' } })).body;
    const response = await api.fetch('GET', '/datasets/template.xlsx', String(key));
    expect(response.headers.get('content-disposition')).toContain('assay-template.xlsx');
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await response.arrayBuffer())], 'assay-template.xlsx'));
    const { status, body } = await api.call('POST', '/datasets/preview', { form });
    const { report, cases } = importPreviewSchema.parse(body);
    expect([status, report.nProblems, report.nSkipped]).toEqual([200, 0, 0]);
    expect(cases.length).toBe(report.nCases);
    expect(report.nCases).toBeGreaterThan(0);
  });
});

describe('metrics', () => {
  it('are described one by one as in the list, and an unknown one names the nearest', async () => {
    const { body } = await api.call('GET', '/metric-types');
    const items = body['items'] as { type: string; unavailableReason: string | null }[];
    expect(items.length).toBeGreaterThanOrEqual(9);
    for (const item of items) expect((await api.call('GET', `/metric-types/${item.type}`)).body).toEqual(item);
    const reasons = new Map(items.map(({ type, unavailableReason }) => [type, unavailableReason]));
    expect([reasons.get('exact_match'), reasons.get('llm_judge')]).toEqual([
      null,
      'needs a judge model, which is not configured here',
    ]);
    const unknown = await api.call('GET', '/metric-types/blue');
    expect(outcome(unknown)).toEqual([422, 'metric.unknown_type']);
    expect(`${unknown.body['detail']} ${unknown.body['nextStep']}`).toContain('bleu');
  });

  it('score a prediction that is tried, and say why where they cannot', async () => {
    const tryOut = async (answers: readonly string[]) => {
      const json = { type: 'exact_match', case: { prediction: 'Paris', answers } };
      return scoreViewSchema.parse((await api.call('POST', '/metrics/try', { json })).body);
    };
    expect(await tryOut(['Paris'])).toMatchObject({ score: 1, error: null });
    expect(await tryOut(['Rome'])).toMatchObject({ score: 0, error: null });
    expect(await tryOut([])).toMatchObject({ score: null, error: { code: 'missing_reference' } });
  });
});

describe('a start repeated with its idempotency key', () => {
  const start = (evaluatorId: string, key: string, trials = 1) =>
    api.call('POST', '/executions', { json: { evaluatorId, trials }, headers: { 'idempotency-key': key } });
  const executionsOf = async (evaluatorId: string) =>
    pageSchema(executionSchema).parse((await api.call('GET', `/executions?evaluatorId=${evaluatorId}`)).body).items;

  it('answers the execution it made, and is refused for another request', async () => {
    const evaluatorId = await makeEvaluator('Repeated');
    const first = await start(evaluatorId, 'again');
    const second = await start(evaluatorId, 'again');
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(executionDetailSchema.parse(second.body).id).toBe(first.body['id']);
    expect(outcome(await start(evaluatorId, 'again', 2))).toEqual([409, 'execution.idempotency_mismatch']);
    expect(await executionsOf(evaluatorId)).toHaveLength(1);
  });

  it('makes one execution when all come at once', async () => {
    const evaluatorId = await makeEvaluator('At once');
    const answers = await Promise.all(Array.from({ length: 6 }, () => start(evaluatorId, 'at-once')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(await executionsOf(evaluatorId)).toHaveLength(1);
  });

  it('is not taken for one of another workspace', async () => {
    const evaluatorId = await makeEvaluator('Mine alone');
    expect((await start(evaluatorId, 'shared')).status).toBe(201);
    const stranger = await api.keyFor('admin', 'elsewhere');
    const send = { key: stranger, json: { evaluatorId }, headers: { 'idempotency-key': 'shared' } };
    const answer = await api.call('POST', '/executions', send);
    expect(outcome(answer)).toEqual([404, 'evaluator.not_found']);
  });
});
