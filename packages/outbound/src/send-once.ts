import { type Dispatcher, request as send } from 'undici';
import { withDeadline } from './deadline';
import { failureOf } from './failure';
import type { OutboundRequest } from './outbound';
import type { OutboundLimits } from './outbound-limits';
import { readBody } from './read-body';
import { redactBody, redactText } from './redact-secrets';
import { retryAfterMs } from './retry-after';
import { statusFailure } from './status-failure';

/** What one attempt needs besides the call itself. */
export type Route = {
  readonly url: URL;
  readonly dispatcher: Dispatcher;
  readonly limits: OutboundLimits;
};

type Received = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Characters of a refusal's body worth keeping: enough for a provider's error message. */
const excerptLength = 500;

/**
 * Makes the call once and reads its whole reply, redacted.
 *
 * @throws {AttemptFailure} for any status outside 200 to 299 and for any failure on the way
 */
export async function sendOnce(request: OutboundRequest, { url, dispatcher, limits }: Route): Promise<Received> {
  const { host } = url;
  const secrets = request.secrets ?? [];
  const timeoutMs = request.timeoutMs ?? limits.timeoutMs;
  try {
    const received = await withDeadline({ host, timeoutMs, signal: request.signal }, async (signal) => {
      const { method, body } = request;
      const headers = { 'accept-encoding': 'gzip, deflate, br', ...request.headers };
      const reply = await send(url, {
        // undici types the method as a list of known ones; it checks any other token itself.
        method: method.toUpperCase() as Dispatcher.HttpMethod,
        headers,
        body: body ?? null,
        dispatcher,
        signal,
      });
      const replyHeaders = flatten(reply.headers, secrets);
      const text = await readBody(reply.body, {
        encoding: replyHeaders['content-encoding'],
        contentLength: replyHeaders['content-length'],
        limitBytes: request.maxResponseBytes ?? limits.maxResponseBytes,
      });
      return { status: reply.statusCode, headers: replyHeaders, body: text };
    });
    return accept(received, host, secrets);
  } catch (error) {
    throw failureOf(error, host);
  }
}

function accept({ status, headers, body: text }: Received, host: string, secrets: readonly string[]): Received {
  const body = redactBody(text, secrets);
  if (status >= 200 && status < 300) return { status, headers, body };
  throw statusFailure({
    host,
    status,
    location: headers['location'],
    retryAfterMs: retryAfterMs(headers['retry-after'], Date.now()),
    bodyExcerpt: body.slice(0, excerptLength),
  });
}

function flatten(headers: Readonly<Record<string, string | string[] | undefined>>, secrets: readonly string[]) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, redactText([value ?? ''].flat().join(', '), secrets)]),
  );
}
