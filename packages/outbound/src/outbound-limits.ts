/** Bounds that hold for every call that does not set its own. */
export type OutboundLimits = {
  /** Milliseconds one attempt may take. */
  readonly timeoutMs: number;
  /** Milliseconds to establish a connection, TLS included. */
  readonly connectTimeoutMs: number;
  /** Bytes of a reply's body. */
  readonly maxResponseBytes: number;
  /** Connections open at a time to one host and port; further calls wait. */
  readonly connectionsPerHost: number;
  /** Milliseconds `Retry-After` can make a call wait; a longer wish is cut to this. */
  readonly maxRetryAfterMs: number;
};

/** Limits that suit calls to language models. */
export const defaultOutboundLimits: OutboundLimits = {
  timeoutMs: 60_000,
  connectTimeoutMs: 10_000,
  maxResponseBytes: 10 * 2 ** 20,
  connectionsPerHost: 256,
  maxRetryAfterMs: 60_000,
};
