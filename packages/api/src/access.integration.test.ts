import { startFakeAgent } from '@assay/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi, workbookForm } from './test-support/start-test-api';

/** Who may call an operation at least; `none` is open to anyone. */
type Needs = 'none' | 'viewer' | 'editor' | 'admin';

/** Every operation of the document. A new route must be added here, with who may call it. */
const table: Readonly<Record<string, Needs>> = {
  'GET /health': 'none',
  'GET /me': 'viewer',
  'GET /setup': 'none',
  'POST /setup': 'none',
  'POST /session': 'none',
  'DELETE /session': 'none',
  'GET /connectors': 'viewer',
  'GET /agents': 'viewer',
  'POST /agents': 'editor',
  'POST /agents/try': 'editor',
  'GET /agents/{id}': 'viewer',
  'PATCH /agents/{id}': 'editor',
  'DELETE /agents/{id}': 'editor',
  'GET /agents/{id}/versions': 'viewer',
  'GET /credentials': 'viewer',
  'POST /credentials': 'admin',
  'GET /credentials/{id}': 'viewer',
  'PUT /credentials/{id}/secret': 'admin',
  'DELETE /credentials/{id}': 'admin',
  'GET /datasets': 'viewer',
  'POST /datasets': 'editor',
  'POST /datasets/preview': 'editor',
  'GET /datasets/template.xlsx': 'viewer',
  'GET /datasets/{id}': 'viewer',
  'DELETE /datasets/{id}': 'editor',
  'GET /datasets/{id}/versions': 'viewer',
  'POST /datasets/{id}/versions': 'editor',
  'GET /datasets/{id}/versions/{number}': 'viewer',
  'GET /datasets/{id}/versions/{number}/cases': 'viewer',
  'GET /metric-types': 'viewer',
  'GET /metric-types/{type}': 'viewer',
  'POST /metrics/try': 'editor',
  'GET /metrics': 'viewer',
  'POST /metrics': 'editor',
  'GET /metrics/{id}': 'viewer',
  'PATCH /metrics/{id}': 'editor',
  'DELETE /metrics/{id}': 'editor',
  'GET /evaluators': 'viewer',
  'POST /evaluators': 'editor',
  'GET /evaluators/{id}': 'viewer',
  'PATCH /evaluators/{id}': 'editor',
  'DELETE /evaluators/{id}': 'editor',
  'PUT /evaluators/{id}/baseline': 'editor',
  'GET /executions': 'viewer',
  'POST /executions': 'editor',
  'GET /executions/{id}': 'viewer',
  'POST /executions/{id}/cancel': 'editor',
  'GET /executions/{id}/metrics': 'viewer',
  'GET /executions/{id}/predictions': 'viewer',
  'GET /executions/{id}/events': 'viewer',
  'GET /predictions/{id}': 'viewer',
  'GET /comparisons': 'viewer',
  'GET /comparisons/cases': 'viewer',
  'GET /sample': 'viewer',
  'POST /sample': 'editor',
  'GET /api-keys': 'admin',
  'POST /api-keys': 'admin',
  'DELETE /api-keys/{id}': 'admin',
};

const absent = '01900000-0000-7000-8000-000000000000';

/** What operations open to anyone answer to somebody who has neither account nor link; others 200. */
const openAnswers: Readonly<Record<string, readonly [number, string?]>> = {
  'POST /setup': [403, 'auth.setup_link_invalid'],
  'POST /session': [401, 'auth.invalid_credentials'],
  'DELETE /session': [204],
};

/** Bodies good enough to get past validation, so that what is refused is refused for its role or its id. */
const bodies: Readonly<Record<string, unknown>> = {
  'POST /setup': { token: 'none', name: 'A', email: 'a@example.org', password: 'ten or more' },
  'POST /session': { email: 'a@example.org', password: 'ten or more' },
  'POST /agents': { name: 'A', connector: 'openai_compatible', config: { baseUrl: 'http://127.0.0.1:9', model: 'm' } },
  'POST /agents/try': { connector: 'recorded', config: {}, question: 'Hello?' },
  'PATCH /agents/{id}': { name: 'B' },
  'POST /credentials': { name: 'C', kind: 'secret', secret: 'a secret of some length' },
  'PUT /credentials/{id}/secret': { secret: 'another secret of some length' },
  'POST /metrics/try': { type: 'exact_match', case: { prediction: 'x', answers: ['x'] } },
  'POST /metrics': { name: 'M', type: 'exact_match' },
  'PATCH /metrics/{id}': { name: 'N' },
  'POST /evaluators': {
    name: 'E',
    agentId: absent,
    configurations: [{ name: 'K', datasets: [{ datasetId: absent }], metrics: [{ metricId: absent }] }],
  },
  'PATCH /evaluators/{id}': { name: 'F' },
  'PUT /evaluators/{id}/baseline': { executionId: null },
  'POST /executions': { evaluatorId: absent },
  'POST /executions/{id}/cancel': {},
  'POST /api-keys': { name: 'K', role: 'viewer' },
};

let api: TestApi;
let revoked: string;
beforeAll(async () => {
  api = await startTestApi();
  const made = await api.call('POST', '/api-keys', { json: { name: 'Gone', role: 'admin' } });
  const { id } = made.body['apiKey'] as { id: string };
  revoked = String(made.body['key']);
  expect((await api.call('GET', '/me', { key: revoked })).status).toBe(200);
  expect((await api.call('DELETE', `/api-keys/${id}`)).status).toBe(204);
});
afterAll(() => api.close());

async function call(operation: string, key: string | null, id = absent) {
  const [method = '', template = ''] = operation.split(' ');
  const route = template.replace('{id}', id).replace('{number}', 'latest').replace('{type}', 'exact_match');
  const isUpload = method === 'POST' && template.startsWith('/datasets');
  const form = isUpload ? await workbookForm('out-of-context.xlsx', { name: 'D', purpose: 'domain' }) : undefined;
  const json = bodies[operation];
  return api.call(method, route, { key, ...(form && { form }), ...(json !== undefined && { json }) });
}

it('has a line for every operation of the document', async () => {
  const { body } = await api.call('GET', '/openapi.json', { key: null });
  const paths = body['paths'] as Record<string, Record<string, unknown>>;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  );
  expect(operations.sort()).toEqual(Object.keys(table).sort());
});

it.each(Object.entries(table))('%s needs %s', async (operation, needs) => {
  if (needs === 'none') {
    const { status, body } = await call(operation, null);
    const [expected, code] = openAnswers[operation] ?? [200];
    expect([status, body['code']]).toEqual([expected, code]);
    return;
  }
  const refused = await call(operation, null);
  expect([refused.status, refused.body['code']]).toEqual([401, 'auth.required']);
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  for (const key of ['unknown', `assay_${'x'.repeat(43)}`, revoked]) {
    const { status, body } = await call(operation, key);
    expect([status, body['code']]).toEqual([401, 'auth.invalid_credentials']);
  }
  const weaker = { viewer: undefined, editor: 'reviewer', admin: 'editor' } as const;
  const role = weaker[needs];
  if (role !== undefined) {
    const forbidden = await call(operation, await api.keyFor(role));
    expect([forbidden.status, forbidden.body['code']]).toEqual([403, 'auth.forbidden']);
  }
  expect((await call(operation, await api.keyFor(needs))).status).not.toBe(403);
});

it.each(Object.keys(table).filter((operation) => operation.includes('{id}')))(
  '%s finds nothing that is not there',
  async (operation) => {
    const key = await api.keyFor('admin');
    for (const id of [absent, 'no-uuid']) {
      const { status, body } = await call(operation, key, id);
      expect([status, String(body['code'])]).toEqual([404, expect.stringMatching(/not_found$/)]);
    }
  },
);

it('shows and changes nothing of another workspace', async () => {
  const form = await workbookForm('out-of-context.xlsx', { name: 'Mine', purpose: 'domain' });
  const stored = await api.call('POST', '/datasets', { form });
  const { id: datasetId } = stored.body['dataset'] as { id: string };
  const make = async (path: string, json: unknown) => String((await api.call('POST', path, { json })).body['id']);
  const fake = await startFakeAgent();
  const config = { baseUrl: `${fake.url}/v1`, model: 'm' };
  const agentId = await make('/agents', { name: 'Mine', connector: 'openai_compatible', config });
  const metricId = await make('/metrics', { name: 'Mine', type: 'exact_match' });
  const credentialId = await make('/credentials', { name: 'Mine', kind: 'secret', secret: 'the secret of mine' });
  const configurations = [{ name: 'K', datasets: [{ datasetId }], metrics: [{ metricId }] }];
  const evaluatorId = await make('/evaluators', { name: 'Mine', agentId, configurations });
  const executionId = await make('/executions', { evaluatorId });
  api.work();
  const predictionId = await vi.waitFor(
    async () => {
      const { body } = await api.call('GET', `/executions/${executionId}/predictions`);
      const [first] = body['items'] as readonly { id: string }[];
      if (first === undefined) throw new Error('no prediction is stored yet');
      return first.id;
    },
    { timeout: 30_000, interval: 100 },
  );
  const apiKey = await api.call('POST', '/api-keys', { json: { name: 'Mine', role: 'viewer' } });
  const ids: Readonly<Record<string, string>> = {
    agents: agentId,
    datasets: datasetId,
    metrics: metricId,
    credentials: credentialId,
    evaluators: evaluatorId,
    executions: executionId,
    predictions: predictionId,
    'api-keys': (apiKey.body['apiKey'] as { id: string }).id,
  };
  const stranger = await api.keyFor('admin', 'elsewhere');
  for (const operation of Object.keys(table).filter((name) => name.includes('{id}'))) {
    const noun = /\/([a-z-]+)\//.exec(operation)?.[1] ?? '';
    const id = ids[noun] ?? '';
    expect(id, noun).toMatch(/^[0-9a-f-]{36}$/);
    expect((await call(operation, stranger, id)).status, operation).toBe(404);
  }
  const other = await make('/executions', { evaluatorId });
  for (const query of [`?executions=${executionId},${other}`, `/cases?baseline=${executionId}&execution=${other}`]) {
    expect((await api.call('GET', `/comparisons${query}`, { key: stranger })).status, query).toBe(404);
  }
  for (const noun of Object.keys(ids).filter((listed) => table[`GET /${listed}`] === 'viewer')) {
    expect((await api.call('GET', `/${noun}`, { key: stranger })).body['items'], noun).toEqual([]);
  }
  const { text } = await api.call('GET', '/api-keys', { key: stranger });
  expect(text).not.toContain(ids['api-keys']);
  expect((await api.call('GET', `/agents/${agentId}`)).status).toBe(200);
  await fake.close();
});

it('with a key that has expired is refused', async () => {
  const expiresAt = new Date(Date.now() - 1_000).toISOString();
  const made = await api.call('POST', '/api-keys', { json: { name: 'Old', role: 'admin', expiresAt } });
  expect(made.status).toBe(201);
  const { status, body } = await api.call('GET', '/me', { key: String(made.body['key']) });
  expect([status, body['code']]).toEqual([401, 'auth.invalid_credentials']);
});
