import {
  type AgentRequest,
  AppError,
  agentReplySchema,
  type ConnectorConfig,
  type ConnectorId,
} from '@assay/contracts';
import { createOutbound } from '@assay/outbound';
import { type FakeAgent, type FakeBehaviour, startFakeAgent } from '@assay/testing';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAskAgent } from './create-ask-agent';
import { connectors } from './registry.gen';

/** Settings with which each connector reaches the fake agent; undefined for one that makes no calls. */
const configs: Record<ConnectorId, ((url: string) => ConnectorConfig) | undefined> = {
  openai_compatible: (url) => ({ baseUrl: `${url}/v1`, model: 'm' }),
  http: (url) => ({ url: `${url}/ask`, responsePath: '$.answer' }),
  recorded: undefined,
};

const secret = 'sk-very"secret-0123456789';
const request: AgentRequest = {
  question: 'why',
  caseKey: 'k1',
  context: [],
  metadata: {},
  recordedPrediction: 'because',
  trial: 1,
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
};

const lines: unknown[] = [];
const outbound = createOutbound({
  policy: { allowLoopback: true, allowPrivate: false, allowHosts: [] },
  limits: { maxResponseBytes: 1_000_000 },
  logger: { debug: (fields, message) => lines.push({ fields, message }) },
});
afterAll(() => outbound.close());

let agent: FakeAgent;
beforeEach(async () => {
  lines.length = 0;
  agent = await startFakeAgent({ retryAfter: '0' });
});
afterEach(() => agent.close());

function asking(connector: ConnectorId, more: ConnectorConfig = {}) {
  const config = { ...configs[connector]?.(agent.url), ...more };
  return createAskAgent({ connector, config, outbound, secret, minRetryDelayMs: 1 });
}
const calm = () => new AbortController().signal;

describe.each(connectors.map(({ id }) => id))('%s', (id) => {
  it('answers in the one shape of a response', async () => {
    const reply = await asking(id)(request, calm());
    expect(reply.status).toBe('answered');
    expect(agentReplySchema.parse(reply)).toEqual(reply);
  });

  it('refuses to ask once it is stopped', async () => {
    await expect(asking(id)(request, AbortSignal.abort())).rejects.toMatchObject({ code: 'agent.aborted' });
    expect(agent.stats().requests).toBe(0);
  });

  it('refuses a setting it does not know', () => {
    expect(() => asking(id, { nonsense: 1 })).toThrow(AppError);
  });
});

const calling = connectors.map(({ id }) => id).filter((id) => configs[id] !== undefined);

describe.each(calling)('%s, which makes calls,', (id) => {
  it.each<[FakeBehaviour, string, number]>([
    ['server_error', 'agent.server_error', 2],
    ['rate_limited', 'agent.rate_limited', 2],
    ['request_timeout', 'agent.timeout', 2],
    ['down', 'agent.unreachable', 2],
    ['drop_mid_body', 'agent.unreachable', 2],
    ['refuse', 'agent.refused_request', 1],
    ['redirect', 'agent.refused_request', 1],
    ['garbage_json', 'agent.invalid_response', 1],
    ['html', 'agent.invalid_response', 1],
    ['empty_body', 'agent.invalid_response', 1],
    ['wrong_shape', 'agent.invalid_response', 1],
    ['deep_json', 'agent.invalid_response', 1],
    ['huge_body', 'agent.response_too_large', 1],
  ])('reports %s as %s after %i attempts', async (behaviour, code, attempts) => {
    agent.settings.behaviour = behaviour;
    const reply = await asking(id, { maxAttempts: 2 })(request, calm());
    expect(reply).toMatchObject({ status: 'failed', error: { code } });
    expect(reply.attempts.map(({ error }) => error?.code)).toEqual(Array(attempts).fill(code));
    expect(agent.stats().requests).toBe(attempts);
    expect(agentReplySchema.parse(reply)).toEqual(reply);
  });

  it('names the host, and what it said when it refused', async () => {
    agent.settings.behaviour = 'refuse';
    const reply = await asking(id)(request, calm());
    const message = reply.status === 'failed' ? reply.error.message : '';
    expect(message).toContain(`127.0.0.1:${agent.port}`);
    expect(message).toContain('bad key Bearer [redacted]');
  });

  it('keeps its deadline', async () => {
    agent.settings.behaviour = 'hang';
    const startedMs = performance.now();
    const reply = await asking(id, { timeoutMs: 100, maxAttempts: 1 })(request, calm());
    expect(reply).toMatchObject({ status: 'failed', error: { code: 'agent.timeout' } });
    expect(performance.now() - startedMs).toBeLessThan(1_500);
  });

  it('stops when told to, in the middle of a call', async () => {
    agent.settings.behaviour = 'hang';
    const stop = new AbortController();
    const reply = asking(id)(request, stop.signal);
    await expect.poll(() => agent.stats().inflight).toBe(1);
    stop.abort();
    await expect(reply).rejects.toMatchObject({ code: 'agent.aborted' });
    await expect.poll(() => agent.stats().inflight).toBe(0);
  });

  it('succeeds after a failure and keeps both attempts', async () => {
    agent.settings.behaviour = 'server_error_once';
    const reply = await asking(id)(request, calm());
    expect([reply.status, reply.attempts.map(({ httpStatus }) => httpStatus)]).toEqual(['answered', [500, 200]]);
    expect(reply.latencyMs).toBe(reply.attempts.at(-1)?.latencyMs);
  });

  it.each<FakeBehaviour>(['answer', 'echo_request', 'refuse', 'server_error', 'wrong_shape', 'garbage_json'])(
    'shows its secret nowhere when the agent does %s',
    async (behaviour) => {
      agent.settings.behaviour = behaviour;
      const reply = await asking(id, { maxAttempts: 1 })(request, calm());
      expect(String(agent.received()[0]?.headers['authorization'])).toContain(secret);
      const seen = JSON.stringify([reply, lines]);
      expect(seen).not.toContain('very');
      expect(seen).not.toContain('0123456789');
      expect(lines).toHaveLength(1);
    },
  );

  it('sends the trace it belongs to', async () => {
    await asking(id)(request, calm());
    expect(agent.received()[0]?.headers['traceparent']).toBe(request.traceparent);
  });

  it('wants the secret of the credential it names', () => {
    const config = { ...configs[id]?.(agent.url), credentialId: '5b2f8a3e-6a0c-4d7e-9a51-0f4f3a1f2b6c' };
    expect(() => createAskAgent({ connector: id, config, outbound })).toThrow(/no credential 5b2f8a3e/);
  });
});
