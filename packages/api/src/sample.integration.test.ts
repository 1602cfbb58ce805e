import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { agentVersionSchema, evaluatorSchema, loadedSampleSchema, sampleFileSchema } from '@assay/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiDeps } from './index';
import { startTestApi, type TestApi } from './test-support/start-test-api';

const folder = path.resolve(import.meta.dirname, '../../../examples');
let agentUrl = 'http://127.0.0.1:4310';

/** The sample of the examples folder. */
const readSample: ApiDeps['readSample'] = async () => {
  const text = await readFile(path.join(folder, 'sample.json'), 'utf8');
  const { datasets, ...sample } = sampleFileSchema.parse(JSON.parse(text.replaceAll('{agentUrl}', agentUrl)));
  const withWorkbooks = datasets.map(async ({ file, ...dataset }) => ({
    ...dataset,
    upload: { fileName: path.basename(file), source: await readFile(path.join(folder, file)) },
  }));
  return { ...sample, datasets: await Promise.all(withWorkbooks) };
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(undefined, readSample);
});
afterAll(() => api.close());

async function load() {
  const { status, body } = await api.call('POST', '/sample', { key: await api.keyFor('editor') });
  expect(status, JSON.stringify(body)).toBe(200);
  return loadedSampleSchema.parse(body);
}

async function names(noun: string): Promise<string[]> {
  const { items } = (await api.call('GET', `/${noun}`)).body as { items: { name: string }[] };
  return items.map(({ name }) => name).sort();
}

describe('the sample', () => {
  it('is offered, and loaded for editors only', async () => {
    expect((await api.call('GET', '/sample', { key: await api.keyFor('viewer') })).body).toEqual({ available: true });
    const { status, body } = await api.call('POST', '/sample', { key: await api.keyFor('reviewer') });
    expect([status, body['code']]).toEqual([403, 'auth.forbidden']);
    expect(await names('agents')).toEqual([]);
  });

  it('is made once, also when two ask for it at once', async () => {
    const [first, second] = await Promise.all([load(), load()]);
    expect(second).toEqual(first);
    expect(first.agentVersions).toEqual([1, 2]);
    expect(await load()).toEqual(first);
    expect(await names('agents')).toHaveLength(1);
    expect(await names('datasets')).toEqual(['Prompt attacks', 'Questions outside the FAQ', 'Support questions']);
    const evaluator = evaluatorSchema.parse((await api.call('GET', `/evaluators/${first.evaluatorId}`)).body);
    expect(evaluator.agentId).toBe(first.agentId);
    expect(evaluator.configurations.flatMap(({ datasets }) => datasets.map(({ name }) => name)).sort()).toEqual(
      await names('datasets'),
    );
    expect((await names('metrics')).length).toBeGreaterThanOrEqual(2);
    expect((await api.call('GET', '/executions')).body['total']).toBe(0);
  });

  it('keeps what people made of it and adds what is missing', async () => {
    const { agentId, evaluatorId } = await load();
    await api.call('PATCH', `/evaluators/${evaluatorId}`, { json: { compositeThreshold: 0.99 } });
    agentUrl = 'http://127.0.0.1:4999';
    const moved = await load();
    expect(moved).toEqual({ agentId, evaluatorId, agentVersions: [3, 4] });
    const { text } = await api.call('GET', `/agents/${agentId}/versions`);
    const urls = agentVersionSchema
      .array()
      .parse(JSON.parse(text))
      .map(({ config }) => config['baseUrl']);
    expect(urls.slice(0, 2)).toEqual([`${agentUrl}/v1`, `${agentUrl}/v1`]);
    expect((await api.call('GET', `/evaluators/${evaluatorId}`)).body['compositeThreshold']).toBe(0.99);
  });
});

it('says that there is none where there is none', async () => {
  const bare = await startTestApi();
  expect((await bare.call('GET', '/sample')).body).toEqual({ available: false });
  const { status, body } = await bare.call('POST', '/sample');
  expect([status, body['code']]).toEqual([404, 'sample.not_available']);
  expect(body['nextStep']).toContain('ASSAY_SAMPLE_DIR');
  await bare.close();
});
