import type { Json } from './json';

/** One message to a judge model. */
export type JudgeMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

/**
 * Everything that decides whether an earlier reply may stand in for a call. Equal keys, equal calls: the marks around
 * untrusted texts, which differ from call to call, are replaced by a fixed one.
 */
export type JudgeCacheKey = {
  readonly metric: string;
  readonly version: number;
  readonly messages: readonly JudgeMessage[];
  readonly credential: string | null;
  readonly model: string | null;
  readonly temperature: number;
  readonly maxTokens: number;
  readonly replySchema: Json;
  readonly sampleIndex: number;
  /** Repetitions of a case do not share replies. */
  readonly trial: number;
};

/** A request to a judge model: the finished messages and the JSON Schema its reply must follow. */
export type JudgeRequest = {
  readonly messages: readonly JudgeMessage[];
  readonly replySchema?: Json | undefined;
  /** Which of several samples of the same prompt this is, counted from 0. */
  readonly sampleIndex: number;
  /** Id of the credential to call with; absent: the judge that is set up. */
  readonly credential?: string | undefined;
  /** Absent: the model that is set up. */
  readonly model?: string | undefined;
  /** In [0, 2]. */
  readonly temperature?: number | undefined;
  /** Most tokens of the reply. */
  readonly maxTokens?: number | undefined;
  /** Absent when the reply must neither be taken from a cache nor kept in one. */
  readonly cacheKey?: JudgeCacheKey | undefined;
  /** Whether a reply holds a verdict: only such a reply may be kept in a cache. */
  readonly isUsable?: ((reply: JudgeReply) => Promise<boolean>) | undefined;
};

/** What a judge model sent back. `finishReason` is `length` when the reply was cut off at its limit of tokens. */
export type JudgeReply = {
  readonly text: string;
  readonly finishReason: string | null;
  /** Model that answered. */
  readonly model?: string | undefined;
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  readonly costUsd?: number | undefined;
  readonly latencyMs?: number | undefined;
  /** Whether it was taken from a cache; tokens, cost and latency are then those of the original call. */
  readonly isCached?: boolean | undefined;
};

/** Which model makes vectors. What is absent is as it is set up. */
export type EmbeddingOptions = {
  readonly credential?: string | undefined;
  readonly model?: string | undefined;
  /** Length of the vectors. */
  readonly dimensions?: number | undefined;
};

/** Which model makes vectors of tokens, and whether their weights are asked for. */
export type TokenEmbeddingOptions = {
  readonly credential?: string | undefined;
  readonly model?: string | undefined;
  /** Layer whose states are taken, counted from 0 for the input; absent: the model's usual one. */
  readonly layer?: number | undefined;
  /** Whether `weight` of each token must be its inverse document frequency over the references of the dataset. */
  readonly idf: boolean;
};

/** One token of a text with its contextual vector. */
export type EmbeddedToken = {
  readonly vector: readonly number[];
  /** Begin and end marks of the model, which weigh nothing but may be matched. */
  readonly isSpecial: boolean;
  /** Inverse document frequency, >= 0; needed where it was asked for. */
  readonly weight?: number | undefined;
};

/** A text as vectors of its tokens. */
export type EmbeddedText = { readonly tokens: readonly EmbeddedToken[]; readonly isTruncated: boolean };

/** Token vectors with what is needed to tell whether two scores may be compared. */
export type TokenEmbeddings = {
  readonly model: string;
  readonly layer: number;
  /** Library that ran the model, with its version. */
  readonly library: string;
  /** Scores of unrelated texts under this model and layer, for rescaling. */
  readonly baseline?: { readonly precision: number; readonly recall: number; readonly f1: number } | undefined;
  /** In the order of the texts. */
  readonly texts: readonly EmbeddedText[];
};

/** Value of an environment variable of a user's code: a literal text, or a credential named by its id. */
export type EnvironmentValue = string | { readonly credential: string };

/** A request to run a user's scoring code on one case. */
export type SandboxRequest = {
  readonly language: 'javascript' | 'python';
  readonly source: string;
  /** JavaScript gets them as one object, Python as named arguments. */
  readonly args: Readonly<Record<string, Json>>;
  readonly timeoutMs: number;
  /** Function of `source` that is called. */
  readonly entryPoint?: string | undefined;
  readonly environment?: Readonly<Record<string, EnvironmentValue>> | undefined;
  /** Hosts the code's HTTP helper may call; none when empty. */
  readonly allowedHosts?: readonly string[] | undefined;
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

/**
 * Effects of the outside world that whoever runs metrics lends to those that declare the need of the same name.
 *
 * A port that fails throws a `MetricPortError` with the reason; any other error counts as a fault of the metric.
 */
export type MetricPorts = {
  readonly judge: (request: JudgeRequest) => Promise<JudgeReply>;
  /**
   * A fresh text of letters and digits that cannot be guessed (64 bits or more), for the marks around untrusted texts of
   * a judge's prompt. Lent with `judge`; without it the marks are made from the texts themselves.
   */
  readonly nonce?: () => string;
  /** Vectors in the order of the texts, all of one length. */
  readonly embedding: (texts: readonly string[], options?: EmbeddingOptions) => Promise<readonly (readonly number[])[]>;
  readonly tokenEmbedding: (texts: readonly string[], options: TokenEmbeddingOptions) => Promise<TokenEmbeddings>;
  readonly sandbox: (request: SandboxRequest) => Promise<Json>;
  readonly regex: (request: RegexRequest) => Promise<RegexOutcome>;
};
