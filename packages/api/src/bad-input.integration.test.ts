import { startFakeAgent } from '@assay/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, workbookForm } from './test-support/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const fileForm = (
  name: string,
  bytes: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): FormData => {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  for (const [field, value] of Object.entries({ name: 'X', purpose: 'domain', ...fields })) form.set(field, value);
  return form;
};

describe('a request that cannot be read', () => {
  it.each([
    ['malformed JSON', { json: '{"name":' }, 400, 'request.invalid'],
    [
      'another content type',
      { json: 'x', headers: { 'content-type': 'text/plain' } },
      415,
      'request.unsupported_media_type',
    ],
    ['missing fields', { json: {} }, 400, 'request.invalid'],
    ['more than 5 MiB', { json: { name: 'x'.repeat(6 * 2 ** 20) } }, 413, 'request.too_large'],
  ] as const)('with %s is refused', async (_what, send, status, code) => {
    const answer = await api.call('POST', '/metrics', send);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(answer.headers.get('x-correlation-id')).toBe(answer.body['correlationId']);
  });

  it('names every field', async () => {
    const { body } = await api.call('POST', '/metrics', { json: { name: '', threshold: 2 } });
    const fields = body['fields'] as { path: string }[];
    expect(fields.map(({ path }) => path).sort()).toEqual(['name', 'threshold', 'type']);
  });

  it('to a route that is not there says so', async () => {
    const { status, body } = await api.call('GET', '/nowhere');
    expect([status, body['code']]).toEqual([404, 'route.not_found']);
  });
});

describe('a file', () => {
  it.each([
    ['that is no workbook', fileForm('a.xlsx', 'question,answer\na,b'), 'file.not_a_workbook'],
    ['that is empty', fileForm('a.xlsx', ''), 'file.empty'],
    ['that is cut off', fileForm('a.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])), 'file.broken'],
    ['larger than the limit', fileForm('a.xlsx', 'x'.repeat(4 * 2 ** 20)), 'request.too_large'],
  ])('%s is refused with the next step, and nothing is stored', async (_what, form, code) => {
    const { status, body } = await api.call('POST', '/datasets', { form });
    expect([body['code'], typeof body['nextStep']]).toEqual([code, 'string']);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect((await api.call('GET', '/datasets')).body['items']).toEqual([]);
  });

  it('that is missing, or whose mapping is no JSON, is named', async () => {
    const without = await api.call('POST', '/datasets/preview', { form: new FormData() });
    expect(without.body['fields']).toMatchObject([{ path: 'file' }]);
    const form = await workbookForm('faq-support.xlsx', { mapping: '{' });
    expect((await api.call('POST', '/datasets/preview', { form })).body['fields']).toMatchObject([{ path: 'mapping' }]);
  });

  it('imports by the mapping a person gives, and its template imports back', async () => {
    const mapping = JSON.stringify({ columns: { question: 'ignore', answer: 'ignore' } });
    const unmapped = await workbookForm('faq-support.xlsx', { mapping });
    const refused = await api.call('POST', '/datasets/preview', { form: unmapped });
    expect([refused.status, refused.body['code']]).toEqual([422, 'dataset.needs_mapping']);
    expect(refused.body['report']).toMatchObject({ columns: expect.arrayContaining([expect.anything()]) });
    const swapped = JSON.stringify({ columns: { question: 'answer', answer: 'question' } });
    const form = await workbookForm('faq-support.xlsx', { mapping: swapped });
    expect((await api.call('POST', '/datasets/preview', { form })).status).toBe(200);
    const template = await api.opened.engine.datasets.template();
    const back = await api.call('POST', '/datasets/preview', { form: fileForm('t.xlsx', new Uint8Array(template)) });
    expect([back.status, back.body['report']]).toMatchObject([200, { nProblems: 0 }]);
  });
});

describe('settings that cannot work', () => {
  it('are named field by field', async () => {
    const json = { name: 'R', type: 'regex_match', settings: { patterns: ['ok', '('] } };
    const { status, body } = await api.call('POST', '/metrics', { json });
    expect([status, body['code']]).toEqual([422, 'metric.invalid_settings']);
    expect(body['fields']).toMatchObject([{ path: 'settings.patterns.1' }]);
  });

  it('of an unknown metric type name the nearest', async () => {
    const { body } = await api.call('POST', '/metrics', { json: { name: 'R', type: 'exakt_match' } });
    expect([body['code'], `${body['detail']} ${body['nextStep']}`]).toEqual([
      'metric.unknown_type',
      expect.stringContaining('exact_match'),
    ]);
  });

  it('of an evaluator point at what is not there', async () => {
    const absent = '01900000-0000-7000-8000-000000000000';
    const configurations = [{ name: 'K', datasets: [{ datasetId: absent }], metrics: [{ metricId: absent }] }];
    const { status, body } = await api.call('POST', '/evaluators', {
      json: { name: 'E', agentId: absent, configurations },
    });
    expect([status, body['code']]).toEqual([422, 'evaluator.invalid']);
    const paths = (body['fields'] as { path: string }[]).map(({ path }) => path);
    expect(paths).toContain('agentId');
    expect(paths).toContain('configurations.0.datasets.0.datasetId');
  });
});

describe('an agent that is tried', () => {
  it.each([
    ['server_error', 'agent.server_error'],
    ['garbage_json', 'agent.invalid_response'],
    ['hang', 'agent.timeout'],
  ] as const)('and answers %s comes back as a failed reply', async (behaviour, code) => {
    const agent = await startFakeAgent({ behaviour });
    const config = { baseUrl: `${agent.url}/v1`, model: 'm', timeoutMs: 1_000, maxAttempts: 1 };
    const json = { connector: 'openai_compatible', config, question: 'Hello?' };
    const { status, body } = await api.call('POST', '/agents/try', { json });
    expect([status, body['status'], body['error']]).toMatchObject([200, 'failed', { code }]);
    await agent.close();
  });
});

it('never answers a secret', async () => {
  const secret = 'sk-live-0123456789abcdef';
  const made = await api.call('POST', '/credentials', { json: { name: 'K', kind: 'secret', secret } });
  const again = await api.call('GET', `/credentials/${made.body['id']}`);
  const list = await api.call('GET', '/credentials');
  expect(made.status).toBe(201);
  for (const { text } of [made, again, list]) expect(text).not.toContain(secret.slice(0, 12));
});
