import type { Json } from './json';

/** A request to a judge model: the finished messages and the JSON Schema its reply must follow. */
export type JudgeRequest = {
  readonly messages: readonly { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }[];
  readonly replySchema?: Json | undefined;
  /** Which of several samples of the same prompt this is, counted from 0. */
  readonly sampleIndex: number;
};

/** What a judge model sent back. */
export type JudgeReply = { readonly text: string; readonly finishReason: string | null };

/** A request to run a user's scoring code on one case. */
export type SandboxRequest = {
  readonly language: 'javascript' | 'python';
  readonly source: string;
  readonly args: Readonly<Record<string, Json>>;
  readonly timeoutMs: number;
};

/** A pattern in JavaScript's syntax to be looked for in a text, by an engine that may need for ever. */
export type RegexRequest = {
  readonly pattern: string;
  readonly flags: string;
  readonly text: string;
  /** When matching is given up and its thread ended, in milliseconds. */
  readonly timeoutMs: number;
};

/** What became of a pattern. */
export type RegexOutcome = 'match' | 'no_match' | 'timeout';

/** Effects of the outside world that whoever runs metrics lends to those that declare the need of the same name. */
export type MetricPorts = {
  readonly judge: (request: JudgeRequest) => Promise<JudgeReply>;
  /** Vectors in the order of the texts, all of one length. */
  readonly embedding: (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;
  readonly sandbox: (request: SandboxRequest) => Promise<Json>;
  readonly regex: (request: RegexRequest) => Promise<RegexOutcome>;
};
