import type { FakeAnswer } from './fake-answer';
import type { FakeBehaviour } from './fake-behaviour';

/** How the fake agent is to behave; everything can be changed while it runs. */
export type FakeAgentSettings = {
  /** Milliseconds before each reply. */
  latencyMs: number;
  /** The same for every question, or chosen by question. */
  behaviour: FakeBehaviour | ((question: string) => FakeBehaviour);
  /** What it answers; by default the text `Answer to: <question>`. */
  answer: (question: string) => FakeAnswer | string;
  /** Value of the `Retry-After` header of a 429, in seconds or as an HTTP date. */
  retryAfter: string;
};

/** Counters since the start or the last reset. */
export type FakeAgentStats = {
  requests: number;
  inflight: number;
  maxInflight: number;
  /** TCP connections accepted. */
  connections: number;
  questions: Record<string, number>;
};
