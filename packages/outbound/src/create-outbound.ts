import { setTimeout as sleep } from 'node:timers/promises';
import type { AgentAttempt } from '@assay/contracts';
import pRetry from 'p-retry';
import { Agent } from 'undici';
import { checkUrl } from './check-url';
import { abortedFailure } from './deadline';
import { AttemptFailure, failureOf } from './failure';
import { createGuardedLookup, type Resolve } from './guarded-lookup';
import { type HostPolicy, isNamedHost } from './host-policy';
import type { Outbound, OutboundReply, OutboundRequest, RetryOptions } from './outbound';
import { OutboundError } from './outbound-error';
import { defaultOutboundLimits, type OutboundLimits } from './outbound-limits';
import { type Route, sendOnce } from './send-once';

/** Where an outbound client tells about its attempts: host, status, milliseconds and error code; no address, no text. */
export type OutboundLogger = {
  readonly debug: (fields: Readonly<Record<string, unknown>>, message: string) => void;
};

type OutboundOptions = {
  readonly policy: HostPolicy;
  readonly limits?: Partial<OutboundLimits>;
  readonly logger?: OutboundLogger;
  /** How host names become addresses; the system's resolver by default. */
  readonly resolve?: Resolve;
};

const once: RetryOptions = { attempts: 1 };
const defaultMinDelayMs = 500;
const defaultMaxDelayMs = 20_000;

/** Idle connections are kept this long; most servers close theirs after 5 s or more. */
const keepAliveMs = 4_000;

/** An HTTP client that calls only the hosts its policy allows, keeps connections open, retries, and redacts secrets. */
export function createOutbound({ policy, limits: chosen, logger, resolve }: OutboundOptions): Outbound {
  const limits = { ...defaultOutboundLimits, ...chosen };
  const options = {
    connections: limits.connectionsPerHost,
    keepAliveTimeout: keepAliveMs,
    // `withDeadline` bounds the whole attempt; undici's own bounds would cut slow agents off earlier.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const connect = { timeout: limits.connectTimeoutMs };
  const guarded = new Agent({ ...options, connect: { ...connect, lookup: createGuardedLookup(policy, resolve) } });
  const named = new Agent({ ...options, connect });
  return {
    request: async (request) => {
      const attempts: AgentAttempt[] = [];
      let host = 'the host';
      try {
        const url = checkUrl(request.url, policy);
        host = url.host;
        const route = { url, limits, dispatcher: isNamedHost(url, policy) ? named : guarded };
        return await retrying(request, route, attempts, logger);
      } catch (error) {
        throw outboundError(failureOf(error, host), attempts);
      }
    },
    close: async () => {
      await Promise.all([guarded.close(), named.close()]);
    },
  };
}

async function retrying(
  request: OutboundRequest,
  route: Route,
  attempts: AgentAttempt[],
  logger: OutboundLogger | undefined,
): Promise<OutboundReply> {
  const { retry = once, signal } = request;
  const { host } = route.url;
  const giveUp = signal === undefined ? {} : { signal };
  const work = () => attempt(request, route, attempts, logger);
  return await pRetry(work, {
    retries: retry.attempts - 1,
    minTimeout: retry.minDelayMs ?? defaultMinDelayMs,
    maxTimeout: retry.maxDelayMs ?? defaultMaxDelayMs,
    randomize: true,
    ...giveUp,
    // The back-off comes on top of what the server asked for, so that calls told the same date do not return as one.
    shouldRetry: async ({ error }) => {
      if (!(error instanceof AttemptFailure) || !error.retryable) return false;
      const waitMs = Math.min(error.retryAfterMs ?? 0, route.limits.maxRetryAfterMs);
      if (waitMs > 0) await sleep(waitMs, undefined, giveUp);
      return true;
    },
  }).catch((error: unknown) => {
    throw signal?.aborted ? abortedFailure(host) : error;
  });
}

async function attempt(
  request: OutboundRequest,
  route: Route,
  attempts: AgentAttempt[],
  logger: OutboundLogger | undefined,
): Promise<OutboundReply> {
  const startedAt = new Date().toISOString();
  const startedMs = performance.now();
  const elapsed = () => Math.round((performance.now() - startedMs) * 1_000) / 1_000;
  const fields = { host: route.url.host, attempt: attempts.length + 1 };
  try {
    const received = await sendOnce(request, route);
    const latencyMs = elapsed();
    attempts.push({ startedAt, latencyMs, httpStatus: received.status });
    logger?.debug({ ...fields, latencyMs, status: received.status }, 'call answered');
    return { ...received, latencyMs, attempts };
  } catch (error) {
    const failure = failureOf(error, route.url.host);
    const { code, message, httpStatus } = failure;
    const status = httpStatus === undefined ? {} : { httpStatus };
    const latencyMs = elapsed();
    attempts.push({ startedAt, latencyMs, ...status, error: { code, message } });
    logger?.debug({ ...fields, latencyMs, status: httpStatus, code }, 'call failed');
    throw failure;
  }
}

function outboundError(failure: AttemptFailure, attempts: readonly AgentAttempt[]): OutboundError {
  const { code, message, bodyExcerpt, nextStep, retryAfterMs, cause } = failure;
  const details = {
    ...(nextStep === undefined ? {} : { nextStep }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
  return new OutboundError({ code, message, details, bodyExcerpt, cause }, attempts);
}
