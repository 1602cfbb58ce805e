import type { AgentAttempt } from '@assay/contracts';

/** When and how often a call is tried again: after network failures, 408, 429 and 5xx, and never after anything else. */
export type RetryOptions = {
  /** Attempts in all, the first included; integer >= 1. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; doubled each time, then stretched by a random factor of 1 to 2. */
  readonly minDelayMs?: number;
  /** Most milliseconds between two attempts, what the server asks for by `Retry-After` aside. */
  readonly maxDelayMs?: number;
};

/** One HTTP call. */
export type OutboundRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds each attempt may take, from connecting to the last byte. */
  readonly timeoutMs?: number;
  /** Most bytes of the reply's body, counted after decompression. */
  readonly maxResponseBytes?: number;
  readonly signal?: AbortSignal;
  readonly retry?: RetryOptions;
  /** Texts to replace by `[redacted]` in everything that comes back, errors included. */
  readonly secrets?: readonly string[];
};

/** The reply to a call that succeeded (status 200 to 299). */
export type OutboundReply = {
  readonly status: number;
  /** Names in lower case; repeated headers joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds of the attempt that succeeded. */
  readonly latencyMs: number;
  /** Every attempt, the successful one last. */
  readonly attempts: readonly AgentAttempt[];
};

/** The one way out of the house: every HTTP call goes through one of these. */
export type Outbound = {
  /**
   * Makes the call and reads its whole reply.
   *
   * @throws {OutboundError} agent.unreachable, agent.timeout, agent.rate_limited, agent.server_error,
   * agent.refused_request, agent.response_too_large, agent.host_refused, agent.invalid_config or agent.aborted
   */
  readonly request: (request: OutboundRequest) => Promise<OutboundReply>;
  /** Closes idle connections and waits for calls under way. */
  readonly close: () => Promise<void>;
};
