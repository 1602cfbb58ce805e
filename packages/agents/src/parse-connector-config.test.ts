import { AppError, connectorIdSchema } from '@assay/contracts';
import { describe, expect, it } from 'vitest';
import { describeConnector, listConnectors } from './describe-connector';
import { parseConnectorConfig } from './parse-connector-config';

function problems(id: string, config: unknown): [string, Record<string, string>] {
  try {
    parseConnectorConfig(id, config);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, Object.fromEntries((error.details.fields ?? []).map(({ path, message }) => [path, message]))];
  }
  return ['no error', {}];
}

describe('listConnectors', () => {
  it('lists every connector id once', () => {
    expect(listConnectors().map(({ id }) => id)).toEqual(connectorIdSchema.options);
  });

  it.each(connectorIdSchema.options)('%s has a title and a description for each setting', (id) => {
    const { config, title, description } = describeConnector(id);
    expect(title.length * description.length).toBeGreaterThan(0);
    const settings = Object.entries(Object(config['properties']));
    expect(settings.filter(([, setting]) => !Object(setting).title || !Object(setting).description)).toEqual([]);
  });
});

describe('parseConnectorConfig', () => {
  it('fills in every default', () => {
    expect(
      parseConnectorConfig('openai_compatible', { baseUrl: 'http://localhost:1/v1', model: 'm', temperature: null }),
    ).toEqual({
      baseUrl: 'http://localhost:1/v1',
      model: 'm',
      systemPrompt: '',
      extraHeaders: {},
      timeoutMs: 60_000,
      maxAttempts: 3,
      maxConcurrency: 8,
    });
  });

  it('gives back what it once gave', () => {
    const once = parseConnectorConfig('http', { url: 'https://example.com/{{caseKey}}' });
    expect(parseConnectorConfig('http', once)).toEqual(once);
  });

  it('names every problem beside its setting, and the nearest known one', () => {
    const config = { baseURL: 'http://x', model: '', timeoutMs: 5, extraHeaders: { 'X-Api-Key': 'k' } };
    const [code, fields] = problems('openai_compatible', config);
    expect(code).toBe('agent.invalid_config');
    expect(Object.keys(fields).sort()).toEqual(['baseURL', 'baseUrl', 'extraHeaders.X-Api-Key', 'model', 'timeoutMs']);
    expect(fields['baseURL']).toBe('there is no such setting. Did you mean "baseUrl"?');
    expect(fields['extraHeaders.X-Api-Key']).toMatch('looks like a secret');
  });

  it.each([
    [{ url: 'ftp://example.com' }, 'url', 'http://'],
    [{ url: 'https://{{question}}/' }, 'url', 'after the host'],
    [{ url: 'https://joe:pw@example.com/' }, 'url', 'user name or password'],
    [{ url: 'https://example.com/{{cas}}' }, 'url', 'Did you mean "caseKey"?'],
    [{ url: 'https://e.com', bodyTemplate: '{"q": {{question}}}' }, 'bodyTemplate', 'is not JSON'],
    [{ url: 'https://e.com', bodyTemplate: '{"q": "{{qustion}}"}' }, 'bodyTemplate', 'Did you mean "question"?'],
    [{ url: 'https://e.com', responsePath: '$.a[' }, 'responsePath', 'is not a JSONPath'],
    [{ url: 'https://e.com', headers: { 'a b': 'x' } }, 'headers.a b', 'is not a header name'],
    [{ url: 'https://e.com', headers: { host: 'x' } }, 'headers.host', 'is set by the call itself'],
    [{ url: 'https://e.com', headers: { a: 'x\r\nb: c' } }, 'headers.a', 'line breaks'],
    [{ url: 'https://e.com', headers: { a: '{{nope}}' } }, 'headers.a', 'has no value'],
    [{ url: 'https://e.com', credentialFormat: 'Bearer' }, 'credentialFormat', 'must contain {{secret}}'],
  ])('refuses %j', (config, path, message) => {
    expect(problems('http', config)[1][path]).toContain(message);
  });

  it.each([undefined, null, [], 'text', 3])('refuses %j as settings', (config) => {
    expect(problems('http', config)[0]).toBe('agent.invalid_config');
  });

  it('names the nearest connector when there is none of that name', () => {
    expect(() => parseConnectorConfig('openai', {})).toThrow('There is no connector "openai". Did you mean');
    expect(problems('htpp', {})[0]).toBe('agent.unknown_connector');
  });
});
