import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, startTestApi, type TestApi, workbookForm } from './test-support/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const outcome = ({ status, body }: Answer) => [status, body['code']];
const nul = String.fromCharCode(0);
const halfPair = String.fromCharCode(0xd800);

/** A metric whose settings hold `depth` lists inside each other: the body is two levels deeper. */
const nested = (name: string, depth: number) =>
  `{"name":"${name}","type":"exact_match","settings":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;

describe('JSON nested', () => {
  it.each([99, 2_000, 100_000, 2_000_000])(
    'more than a hundred levels, by %i lists, is refused as invalid',
    async (depth) => {
      const answer = await api.call('POST', '/metrics', { json: nested('Deep', depth) });
      expect(outcome(answer)).toEqual([400, 'request.invalid']);
      expect(answer.body['detail']).toContain('100 levels');
    },
  );

  it('a hundred levels is judged by its settings', async () => {
    expect(outcome(await api.call('POST', '/metrics', { json: nested('Deep', 98) }))).toEqual([
      422,
      'metric.invalid_settings',
    ]);
  });

  it('only inside of a text is no nesting', async () => {
    const rationale = `\\" ${'[{'.repeat(500)} \\`;
    const json = { name: 'Brackets', type: 'exact_match', rationale };
    expect((await api.call('POST', '/metrics', { json })).body).toMatchObject({ rationale });
  });
});

describe('a body of another type than the route takes', () => {
  it.each([
    ['POST', '/metrics'],
    ['POST', '/agents'],
    ['POST', '/executions'],
  ])('is refused as a form: %s %s', async (method, path) => {
    const form = new FormData();
    form.set('name', 'A form');
    expect(outcome(await api.call(method, path, { form }))).toEqual([415, 'request.unsupported_media_type']);
  });

  it.each([undefined, 'multipart/form-data; boundary=x'])('changes nothing where its type is %s', async (type) => {
    const { body: made } = await api.call('POST', '/metrics', { json: { name: `As ${type}`, type: 'exact_match' } });
    const body = new TextEncoder().encode('{"name":"Changed"}');
    const headers = type === undefined ? {} : { 'content-type': type };
    const answer = await api.call('PATCH', `/metrics/${made['id']}`, { bytes: body, headers });
    expect(outcome(answer)).toEqual([415, 'request.unsupported_media_type']);
    expect((await api.call('GET', `/metrics/${made['id']}`)).body).toEqual(made);
  });
});

it('names the upload setting only where an upload is too large', async () => {
  const json = await api.call('POST', '/metrics', { json: { name: 'x'.repeat(6 * 2 ** 20) } });
  const form = new FormData();
  form.set('file', new File(['x'.repeat(4 * 2 ** 20)], 'a.xlsx'));
  const upload = await api.call('POST', '/datasets/preview', { form });
  expect([json.status, upload.status]).toEqual([413, 413]);
  expect(json.body['nextStep']).not.toContain('ASSAY_MAX_UPLOAD_MB');
  expect(upload.body['nextStep']).toContain('ASSAY_MAX_UPLOAD_MB');
});

it('documents every member of a problem, the report of an upload among them', async () => {
  const mapping = JSON.stringify({ columns: { question: 'ignore', answer: 'ignore' } });
  const form = await workbookForm('faq-support.xlsx', { mapping });
  const mapped = await api.call('POST', '/datasets/preview', { form });
  const invalid = await api.call('POST', '/metrics', { json: {} });
  expect([mapped.body['report'], invalid.body['fields']]).toEqual([expect.anything(), expect.anything()]);
  const { body } = await api.call('GET', '/openapi.json', { key: null });
  const { schemas } = body['components'] as { schemas: Record<string, { properties: object }> };
  const problem = schemas['Problem'];
  for (const answer of [mapped, invalid]) {
    expect(Object.keys(problem?.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(answer.body)));
  }
  // Extension members are open to come (RFC 9457, section 3.2).
  expect(problem).not.toHaveProperty('additionalProperties');
});

describe('text no database takes', () => {
  it.each([
    ['/metrics', { type: 'exact_match', rationale: nul }],
    ['/agents', { connector: 'http', config: { url: 'http://127.0.0.1:9/' }, note: halfPair }],
    ['/credentials', { kind: 'secret', secret: `a long enough secret ${nul}` }],
    ['/api-keys', { role: 'viewer' }],
  ])('is replaced in what is stored: %s', async (path, fields) => {
    const { status, text } = await api.call('POST', path, { json: { ...fields, name: `N${nul}${halfPair}` } });
    expect(status).toBe(201);
    expect(text).not.toMatch(/\\u0000|\\ud800/i);
  });

  it.each([
    ['/agents/%00', 404],
    ['/agents/%E0%A4%A', 404],
    ['/metric-types/__proto__', 422],
    ['/metric-types/constructor', 422],
    ['/agents?cursor=%00', 400],
    ['/agents?limit=1e999', 400],
    ['/executions/%00/predictions?text=%00&category=%00', 404],
  ])('in an address is an ordinary refusal: %s', async (path, status) => {
    expect((await api.call('GET', path)).status).toBe(status);
  });
});
