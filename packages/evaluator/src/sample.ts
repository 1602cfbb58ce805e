import type { Json } from './json';

/** What a metric sees of one case and of the agent's prediction for it. */
export type Sample = {
  /** The question. */
  readonly input: string;
  /** The prediction: text, or JSON when the agent's answer is structured. */
  readonly output: Json;
  /** Expected answers: none, one, or several of which each is right. */
  readonly references: readonly Json[];
  /** Every further column of the dataset, by column name. */
  readonly metadata: Readonly<Record<string, Json>>;
  readonly category?: string | undefined;
  /** What the dataset is for: questions to answer, questions outside the agent's subject, or attacks on its instructions. */
  readonly purpose?: 'domain' | 'out_of_context' | 'prompt_attack' | undefined;
  /** Documents the answer should rest on. */
  readonly context?: readonly string[] | undefined;
  /** The agent's whole response. */
  readonly response?: Json | undefined;
  /** Expected trajectory. */
  readonly trajectory?: Json | undefined;
  /** Identity of the case. */
  readonly caseId?: string | undefined;
  /** Identity of the execution. */
  readonly executionId?: string | undefined;
  /** Which repetition of the case this is, counted from 0. */
  readonly trial?: number | undefined;
  /** How long the attempt that answered took, in milliseconds. */
  readonly latencyMs?: number | undefined;
  /** What the answer used up, as the agent reported it. */
  readonly usage?: Usage | undefined;
};

/** Tokens and cost of an answer; what was not reported is absent. */
export type Usage = {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  readonly totalTokens?: number | undefined;
  /** US dollars. */
  readonly costUsd?: number | undefined;
};
