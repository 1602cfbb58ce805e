import type { ServerResponse } from 'node:http';
import type { FakeBehaviour } from './fake-behaviour';
import type { ReceivedRequest } from './received-request';

type Situation = {
  readonly response: ServerResponse;
  readonly request: ReceivedRequest;
  readonly retryAfter: string;
  /** Whether this question is being asked for the first time. */
  readonly isFirst: boolean;
};

type Misbehaviour = (situation: Situation) => void;

/** Size of the `huge_body` reply, in bytes; above any limit a test would set. */
const hugeBytes = 64 * 2 ** 20;

/** Deeper than any honest reply, and deep enough to exhaust the stack of a careless reader. */
const deepLevels = 200_000;

const misbehaviours: { readonly [Behaviour in FakeBehaviour]?: Misbehaviour } = {
  server_error: ({ response }) => sendJson(response, 500, { error: { message: 'the fake agent fails' } }),
  rate_limited: ({ response, retryAfter }) => {
    response.setHeader('retry-after', retryAfter);
    sendJson(response, 429, { error: { message: 'too many questions' } });
  },
  request_timeout: ({ response }) => sendJson(response, 408, { error: { message: 'took too long to ask' } }),
  refuse: ({ response, request }) =>
    sendJson(response, 401, { error: { message: `bad key ${String(request.headers['authorization'] ?? 'missing')}` } }),
  hang: () => undefined,
  down: ({ response }) => response.destroy(),
  drop_mid_body: ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
    response.write('{"choices":[', () => response.destroy());
  },
  garbage_json: ({ response }) => send(response, 'application/json', '{"choices":[{"message":'),
  html: ({ response }) => send(response, 'text/html', '<!doctype html><h1>Welcome to nginx</h1>'),
  empty_body: ({ response }) => send(response, 'application/json', ''),
  huge_body: ({ response }) => sendHuge(response),
  huge_declared_body: ({ response }) => {
    response.setHeader('content-length', hugeBytes);
    sendHuge(response);
  },
  wrong_shape: ({ response }) => sendJson(response, 200, { unexpected: ['shape'] }),
  deep_json: ({ response }) => send(response, 'application/json', `${'['.repeat(deepLevels)}${']'.repeat(deepLevels)}`),
  redirect: ({ response, request }) => response.writeHead(302, { location: `${request.path}?elsewhere` }).end(),
  echo_request: ({ response, request }) => {
    const seen = `headers ${JSON.stringify(request.headers)} body ${JSON.stringify(request.body)}`;
    response.setHeader('x-echo', String(request.headers['authorization'] ?? ''));
    const choices = [{ message: { role: 'assistant', content: seen } }];
    sendJson(response, 200, { choices, answer: seen, headers: request.headers });
  },
};

/** Does what the behaviour says and tells whether it did; the caller answers otherwise. */
export function misbehave(behaviour: FakeBehaviour, situation: Situation): boolean {
  if (behaviour === 'server_error_once' || behaviour === 'rate_limited_once') {
    if (!situation.isFirst) return false;
    return misbehave(behaviour === 'server_error_once' ? 'server_error' : 'rate_limited', situation);
  }
  const act = misbehaviours[behaviour];
  act?.(situation);
  return act !== undefined;
}

/** Answers with a JSON body. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  send(response, 'application/json', JSON.stringify(body));
}

function send(response: ServerResponse, contentType: string, body: string): void {
  response.setHeader('content-type', contentType);
  response.end(body);
}

/** Writes as fast as it is read, and stops when the reader goes away. */
function sendHuge(response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  const chunk = Buffer.alloc(64 * 1024, 'a');
  let left = hugeBytes;
  const pump = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return void response.once('drain', pump);
    }
    response.end();
  };
  pump();
}
