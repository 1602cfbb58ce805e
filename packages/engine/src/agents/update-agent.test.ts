import { type Agent, AppError, type ConnectorConfig, type Credential } from '@assay/contracts';
import type { NewAgentVersion, NewAuditEvent } from '@assay/db';
import { expect, it } from 'vitest';
import { uuid } from '../test-support/builders';
import { updateAgent } from './update-agent';

const credential: Credential = {
  id: uuid(7),
  name: 'Gateway key',
  kind: 'http_header',
  hint: 'wxyz',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

function setUp() {
  const versions: NewAgentVersion[] = [];
  const events: NewAuditEvent[] = [];
  let agent: Agent = {
    id: uuid(1),
    name: 'Support agent',
    description: '',
    latestVersion: {
      id: uuid(2),
      number: 1,
      connector: 'http',
      config: { url: 'https://agent.test', timeoutMs: 1000 },
      note: '',
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    createdAt: '2026-01-01T00:00:00.000Z',
    archivedAt: null,
  };
  const deps = {
    agents: {
      get: async () => agent,
      update: async (_id: string, words: { readonly name?: string; readonly description?: string }) => {
        agent = { ...agent, ...words };
        return agent;
      },
      addVersion: async (_id: string, version: NewAgentVersion) => {
        versions.push(version);
        const number = agent.latestVersion.number + 1;
        agent = { ...agent, latestVersion: { ...agent.latestVersion, ...version, number } };
        return agent;
      },
    },
    audit: { record: async (event: NewAuditEvent) => void events.push(event) },
    connectors: {
      parseConfig: (_connector: string, config: ConnectorConfig) => ({ timeoutMs: 1000, ...config }),
      credentialKinds: () => ['openai_compatible', 'secret'] as const,
    },
    credentials: {
      get: async (id: string) => {
        if (id !== credential.id) throw new AppError('credential.not_found', 'no such credential');
        return credential;
      },
    },
  };
  return { deps, versions, events };
}

it('makes a version for other settings', async () => {
  const { deps, versions, events } = setUp();
  const agent = await updateAgent(deps, uuid(1), { config: { url: 'https://other.test' }, note: 'moved' });
  expect(agent.latestVersion.number).toBe(2);
  const config = { url: 'https://other.test', timeoutMs: 1000 };
  expect(versions).toEqual([{ connector: 'http', config, note: 'moved' }]);
  expect(events).toMatchObject([{ action: 'agent.updated', details: { version: 2 } }]);
});

it('makes none for the same settings in another order or with a default spelled out', async () => {
  const { deps, versions } = setUp();
  await updateAgent(deps, uuid(1), { config: { timeoutMs: 1000, url: 'https://agent.test' }, connector: 'http' });
  await updateAgent(deps, uuid(1), { config: { url: 'https://agent.test' } });
  expect(versions).toEqual([]);
});

it('makes none for another name', async () => {
  const { deps, versions } = setUp();
  expect(await updateAgent(deps, uuid(1), { name: 'Renamed' })).toMatchObject({ name: 'Renamed', description: '' });
  expect(versions).toEqual([]);
});

it.each([
  ['does not exist', uuid(8), `there is no credential ${uuid(8)} in this workspace`],
  [
    'is of a kind the connector cannot use',
    uuid(7),
    '"Gateway key" is of kind http_header; the connector needs openai_compatible or secret',
  ],
])('refuses a credential that %s', async (_why, credentialId, message) => {
  const { deps, versions } = setUp();
  const refused = updateAgent(deps, uuid(1), { config: { url: 'https://agent.test', credentialId } });
  await expect(refused).rejects.toMatchObject({
    code: 'agent.invalid_config',
    details: { fields: [{ path: 'config.credentialId', message }] },
  });
  expect(versions).toEqual([]);
});
