import { type AgentVersion, agentVersionSchema } from '@assay/contracts';
import { expect, it } from 'vitest';
import type { ApiClient, SendRequest } from '../api/api-client';
import { followPort } from './follow-port';

const agentId = '00000000-0000-4000-8000-000000000001';

function version(number: number, baseUrl: string, model: string): AgentVersion {
  return {
    id: `00000000-0000-4000-8000-${String(100 + number).padStart(12, '0')}`,
    number,
    connector: 'openai_compatible',
    config: { baseUrl, model },
    note: model,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

/** An API that holds one agent's versions and adds the next. */
function apiOf(versions: readonly AgentVersion[]) {
  const stored = [...versions];
  const sent: SendRequest[] = [];
  const api: ApiClient = {
    get: async (schema) => schema.parse(stored.toReversed()),
    list: async () => [],
    send: async (schema, request) => {
      sent.push(request);
      const next = agentVersionSchema.omit({ id: true, number: true, createdAt: true }).parse(request.body);
      const latestVersion = { ...version(stored.length + 1, '', ''), ...next };
      stored.push(latestVersion);
      const { createdAt } = latestVersion;
      return schema.parse({ id: agentId, name: 'A', description: '', latestVersion, createdAt, archivedAt: null });
    },
  };
  return { api, sent };
}

const ports = { from: 4310, to: 4311 };
const sample = [version(1, 'http://127.0.0.1:4310/v1', 'faq-v1'), version(2, 'http://127.0.0.1:4310/v1', 'faq-v2')];

it('gives the agent each of its versions at the new port, oldest first', async () => {
  const { api, sent } = apiOf([...sample, version(3, 'https://elsewhere.example/v1', 'own')]);
  expect(await followPort(api, agentId, ports)).toEqual([4, 5]);
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual(
    ['faq-v1', 'faq-v2'].map((model) => [
      'PATCH',
      `/agents/${agentId}`,
      { connector: 'openai_compatible', config: { baseUrl: 'http://127.0.0.1:4311/v1', model }, note: model },
    ]),
  );
});

it('finds the versions it has made before, also on the way back', async () => {
  const { api, sent } = apiOf([
    ...sample,
    ...['faq-v1', 'faq-v2'].map((model, index) => version(3 + index, 'http://127.0.0.1:4311/v1', model)),
  ]);
  expect(await followPort(api, agentId, ports)).toEqual([3, 4]);
  expect(await followPort(api, agentId, { from: 4311, to: 4310 })).toEqual([1, 2]);
  expect(sent).toEqual([]);
});
