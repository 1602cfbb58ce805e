import type { AgentVersion } from '@assay/contracts';
import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions';

const text = (title: string) => ({ type: 'string', title });

const reader = {
  connectors: [
    {
      id: 'openai_compatible' as const,
      title: 'OpenAI-compatible',
      description: '',
      credentialKinds: [],
      config: {
        type: 'object',
        properties: {
          model: text('Model'),
          extraHeaders: { type: 'object', title: 'Extra headers', additionalProperties: { type: 'string' } },
          credentialId: { type: 'string', title: 'Credential', widget: 'credential' },
          timeoutMs: { type: 'integer', title: 'Time limit' },
        },
      },
    },
    {
      id: 'http' as const,
      title: 'HTTP endpoint',
      description: '',
      credentialKinds: [],
      config: { type: 'object', properties: { url: text('URL'), timeoutMs: { type: 'integer', title: 'Time limit' } } },
    },
  ],
  credentials: [{ id: 'key-1', name: 'Gateway key' }],
};

function version(number: number, settings: Pick<AgentVersion, 'connector' | 'config'>): AgentVersion {
  return { id: `v${number}`, number, note: '', createdAt: '2026-01-01T00:00:00.000Z', ...settings };
}

it('names what differs by the titles of the form and counts the rest', () => {
  const before = version(1, { connector: 'openai_compatible', config: { model: 'faq-v1', timeoutMs: 60_000 } });
  const after = version(2, {
    connector: 'openai_compatible',
    config: { model: 'faq-v2', timeoutMs: 60_000, extraHeaders: { 'x-team': 'support' }, credentialId: 'key-1' },
  });
  expect(compareVersions(reader, { before, after })).toEqual({
    changes: [
      { key: 'model', title: 'Model', before: 'faq-v1', after: 'faq-v2' },
      { key: 'extraHeaders', title: 'Extra headers', before: '', after: 'x-team: support' },
      { key: 'credentialId', title: 'Credential', before: '', after: 'Gateway key' },
    ],
    sameCount: 2,
  });
});

it('shows a setting only one connector has as not set in the other', () => {
  const before = version(1, { connector: 'http', config: { url: 'https://agent.example', timeoutMs: 5_000 } });
  const after = version(2, { connector: 'openai_compatible', config: { model: 'faq', timeoutMs: 5_000 } });
  const { changes } = compareVersions(reader, { before, after });
  expect(changes.map(({ title, before: was, after: is }) => [title, was, is])).toEqual([
    ['Connector', 'HTTP endpoint', 'OpenAI-compatible'],
    ['URL', 'https://agent.example', ''],
    ['Model', '', 'faq'],
  ]);
});
