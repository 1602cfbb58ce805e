import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { AppError } from '@assay/contracts';
import { type FakeAgent, type FakeBehaviour, startFakeAgent } from '@assay/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound } from './create-outbound';
import type { OutboundRequest } from './outbound';
import { OutboundError } from './outbound-error';

const policy = { allowLoopback: true, allowPrivate: false, allowHosts: [] };
const secret = 'sk-secret-0123456789';
const retry = { attempts: 3, minDelayMs: 5, maxDelayMs: 20 };

let agent: FakeAgent;
let lines: unknown[];
let outbound: ReturnType<typeof createOutbound>;

beforeEach(async () => {
  agent = await startFakeAgent();
  lines = [];
  outbound = createOutbound({ policy, logger: { debug: (fields, message) => lines.push({ fields, message }) } });
});
afterEach(async () => {
  await agent.close();
  await outbound.close();
});

function question(more: Partial<OutboundRequest> = {}): OutboundRequest {
  return {
    method: 'POST',
    url: `${agent.url}/ask?trace=1`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: '{"question":"why"}',
    secrets: [secret],
    ...more,
  };
}

async function failure(request: OutboundRequest, client = outbound): Promise<OutboundError> {
  const error = await client.request(request).then(
    (reply) => new Error(`answered ${reply.status}`),
    (reason: unknown) => reason,
  );
  if (error instanceof OutboundError) return error;
  throw error;
}

describe('a call', () => {
  it('gives status, headers, body and its one attempt', async () => {
    const reply = await outbound.request(question());
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('application/json');
    expect(JSON.parse(reply.body)).toMatchObject({ answer: 'Answer to: why' });
    expect(reply.attempts).toEqual([
      { startedAt: expect.stringMatching(/Z$/), latencyMs: reply.latencyMs, httpStatus: 200 },
    ]);
    expect(agent.received()[0]?.headers['authorization']).toBe(`Bearer ${secret}`);
  });

  it('keeps 64 calls in flight together and reuses their connections', async () => {
    agent.settings.latencyMs = 100;
    const wide = createOutbound({ policy, limits: { connectionsPerHost: 64 } });
    const batch = () => Promise.all(Array.from({ length: 64 }, () => wide.request(question())));
    await batch();
    await batch();
    await wide.close();
    expect(agent.stats()).toMatchObject({ requests: 128, maxInflight: 64, connections: 64 });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('reads a body compressed with %s, and counts its real size', async (encoding, compress) => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(compress('a'.repeat(100_000)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect((await outbound.request({ method: 'GET', url })).body).toHaveLength(100_000);
    expect((await failure({ method: 'GET', url, maxResponseBytes: 50_000 })).code).toBe('agent.response_too_large');
    server.closeAllConnections();
    server.close();
  });
});

describe('retrying', () => {
  it.each<[FakeBehaviour, string, number]>([
    ['server_error', 'agent.server_error', 3],
    ['rate_limited', 'agent.rate_limited', 3],
    ['request_timeout', 'agent.timeout', 3],
    ['down', 'agent.unreachable', 3],
    ['drop_mid_body', 'agent.unreachable', 3],
    ['refuse', 'agent.refused_request', 1],
    ['redirect', 'agent.refused_request', 1],
    ['huge_body', 'agent.response_too_large', 1],
    ['huge_declared_body', 'agent.response_too_large', 1],
  ])('%s ends as %s after %i attempts', async (behaviour, code, attempts) => {
    Object.assign(agent.settings, { behaviour, retryAfter: '0' });
    const error = await failure(question({ retry, maxResponseBytes: 100_000 }));
    expect(error).toBeInstanceOf(AppError);
    expect(error.code).toBe(code);
    expect(error.message).toContain(new URL(agent.url).host);
    expect(error.attempts).toHaveLength(attempts);
    expect(error.attempts.every((attempt) => attempt.error?.code === code)).toBe(true);
    expect(agent.stats().requests).toBe(attempts);
  });

  it('succeeds after a failure and tells of both attempts', async () => {
    agent.settings.behaviour = 'server_error_once';
    const { attempts } = await outbound.request(question({ retry }));
    expect(attempts.map(({ httpStatus, error }) => [httpStatus, error?.code])).toEqual([
      [500, 'agent.server_error'],
      [200, undefined],
    ]);
  });

  it('tries once when not told otherwise', async () => {
    agent.settings.behaviour = 'server_error';
    expect((await failure(question())).attempts).toHaveLength(1);
  });

  it('waits as long as Retry-After says, in seconds', async () => {
    Object.assign(agent.settings, { behaviour: 'rate_limited_once', retryAfter: '0.4' });
    const startedMs = performance.now();
    await outbound.request(question({ retry }));
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(395);
  });

  it('waits until the date of Retry-After', async () => {
    const inTwoSeconds = new Date(Date.now() + 2_000);
    Object.assign(agent.settings, { behaviour: 'rate_limited_once', retryAfter: inTwoSeconds.toUTCString() });
    await outbound.request(question({ retry }));
    // HTTP dates have no milliseconds, so the wait may be up to a second shorter.
    expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(inTwoSeconds.getTime() / 1_000) * 1_000);
  });

  it('cuts an excessive Retry-After to its cap and reports the wish', async () => {
    Object.assign(agent.settings, { behaviour: 'rate_limited', retryAfter: '3600' });
    const impatient = createOutbound({ policy, limits: { maxRetryAfterMs: 30 } });
    const error = await failure(question({ retry: { ...retry, attempts: 2 } }), impatient);
    expect([error.attempts.length, error.details.retryAfterMs]).toEqual([2, 3_600_000]);
    await impatient.close();
  });
});

describe('deadlines', () => {
  it('gives up after timeoutMs, names it, and lets go of the connection', async () => {
    agent.settings.behaviour = 'hang';
    const startedMs = performance.now();
    const error = await failure(question({ timeoutMs: 80 }));
    expect(error.code).toBe('agent.timeout');
    expect(error.message).toContain('80 ms');
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    await expect.poll(() => agent.stats().inflight).toBe(0);
  });

  it('stops at once when aborted, and does not try again', async () => {
    agent.settings.behaviour = 'hang';
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    const error = await failure(question({ retry, signal: stop.signal }));
    expect([error.code, agent.stats().requests]).toEqual(['agent.aborted', 1]);
    await expect.poll(() => agent.stats().inflight).toBe(0);
  });

  it('stops while waiting for the next attempt', async () => {
    Object.assign(agent.settings, { behaviour: 'rate_limited', retryAfter: '30' });
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    const startedMs = performance.now();
    expect((await failure(question({ retry, signal: stop.signal }))).code).toBe('agent.aborted');
    expect(performance.now() - startedMs).toBeLessThan(2_000);
  });

  it('makes no call when aborted beforehand', async () => {
    expect((await failure(question({ signal: AbortSignal.abort() }))).code).toBe('agent.aborted');
    expect(agent.stats().requests).toBe(0);
  });
});

describe('secrets', () => {
  it('are in no body and no header of a reply', async () => {
    agent.settings.behaviour = 'echo_request';
    const reply = await outbound.request(question());
    expect(JSON.stringify(reply)).not.toContain(secret);
    expect(JSON.parse(reply.body).headers.authorization).toBe('Bearer [redacted]');
  });

  it('are in no error and no log line', async () => {
    agent.settings.behaviour = 'refuse';
    const error = await failure(question());
    expect(error.bodyExcerpt).toContain('bad key Bearer [redacted]');
    expect(JSON.stringify([error, error.message, error.stack, error.bodyExcerpt, lines])).not.toContain(secret);
    expect(lines).toHaveLength(1);
  });

  it('are not in the error about a header that cannot be sent', async () => {
    const error = await failure(question({ headers: { authorization: `${secret}\nx` } }));
    expect(error.code).toBe('agent.invalid_config');
    expect(JSON.stringify([error.message, error.stack, String(error.cause)])).not.toContain(secret);
  });
});

describe('the host policy', () => {
  const closed = { allowLoopback: false, allowPrivate: false, allowHosts: [] };

  it('refuses an address and a name that leads to it, without connecting', async () => {
    const guarded = createOutbound({ policy: closed });
    for (const url of [agent.url, `http://localhost:${agent.port}`]) {
      const error = await failure(question({ url, retry }), guarded);
      expect(error.code).toBe('agent.host_refused');
    }
    expect(agent.stats().connections).toBe(0);
    await guarded.close();
  });

  it('connects to exactly the address it checked', async () => {
    let lookups = 0;
    const pinned = createOutbound({
      policy,
      resolve: (_, done) => {
        lookups += 1;
        done(null, [{ address: lookups === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }]);
      },
    });
    const reply = await pinned.request(question({ url: `http://agent.example:${agent.port}/ask` }));
    expect([reply.status, lookups]).toEqual([200, 1]);
    await pinned.close();
  });

  it('passes over the refused addresses of a name', async () => {
    const resolve = (_: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(null, [
        { address: '169.254.169.254', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    const mixed = createOutbound({ policy, resolve });
    expect((await mixed.request(question({ url: `http://mixed.example:${agent.port}/ask` }))).status).toBe(200);
    await mixed.close();
  });

  it('calls a host it names whatever its address', async () => {
    const named = createOutbound({ policy: { ...closed, allowHosts: [`127.0.0.1:${agent.port}`] } });
    expect((await named.request(question())).status).toBe(200);
    await named.close();
  });

  it('says that a host does not exist or nothing listens', async () => {
    const gone = await startFakeAgent();
    await gone.close();
    expect((await failure(question({ url: gone.url }))).message).toContain('nothing listens there (ECONNREFUSED)');
    const missing = Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
    const lost = createOutbound({ policy, resolve: (_, done) => done(missing, []) });
    expect((await failure(question({ url: 'http://lost.example/' }), lost)).message).toContain('no host of that name');
    await lost.close();
  });
});
