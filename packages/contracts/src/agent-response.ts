import { z } from 'zod';
import { type ErrorCode, errorCodes } from './error-codes';
import { jsonSchema } from './json';

export const toolCallSchema = z.object({ id: z.string().optional(), name: z.string(), arguments: jsonSchema });
export type ToolCall = z.infer<typeof toolCallSchema>;

export const messageSchema = z.looseObject({
  role: z.string(),
  content: jsonSchema,
  tool_calls: z.array(jsonSchema).optional(),
});
export type Message = z.infer<typeof messageSchema>;

export const usageSchema = z.object({
  inputTokens: z.number().int().min(0).optional(),
  outputTokens: z.number().int().min(0).optional(),
  totalTokens: z.number().int().min(0).optional(),
  /** US dollars, as the agent reported them. */
  costUsd: z.number().min(0).optional(),
});
export type Usage = z.infer<typeof usageSchema>;

/** An agent's full answer, the same shape whatever the connector. */
export const agentResponseSchema = z.object({
  /** At least one; the last is the answer, and its content is the prediction when there is no script. */
  messages: z.array(messageSchema).min(1),
  /** Normalised tool calls in the order they were made. */
  toolCalls: z.array(toolCallSchema),
  usage: usageSchema,
  metadata: z.record(z.string(), jsonSchema),
  /** The body as it came, redacted. */
  raw: jsonSchema,
});
export type AgentResponse = z.infer<typeof agentResponseSchema>;

export const agentAttemptSchema = z.object({
  startedAt: z.iso.datetime(),
  latencyMs: z.number().min(0),
  httpStatus: z.number().int().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type AgentAttempt = z.infer<typeof agentAttemptSchema>;

export const errorCodeSchema = z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]);

/** What asking an agent once (retries included) came to. A failure is data, not an exception. */
export const agentReplySchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('answered'),
    response: agentResponseSchema,
    /** Milliseconds of the attempt that succeeded. */
    latencyMs: z.number().min(0),
    attempts: z.array(agentAttemptSchema),
  }),
  z.object({
    status: z.literal('failed'),
    error: z.object({ code: errorCodeSchema, message: z.string() }),
    latencyMs: z.number().min(0),
    attempts: z.array(agentAttemptSchema),
  }),
]);
export type AgentReply = z.infer<typeof agentReplySchema>;

/** What an agent is asked. */
export type AgentRequest = {
  readonly question: string;
  readonly caseKey: string;
  readonly context: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The answer recorded in the dataset; what the `recorded` connector gives back. */
  readonly recordedPrediction?: string;
  readonly trial: number;
  /** W3C trace context header value sent with the call. */
  readonly traceparent?: string;
};

/** Asks one agent version; never rejects for what the agent did, only when `signal` aborts it (`agent.aborted`). */
export type AskAgent = (request: AgentRequest, signal: AbortSignal) => Promise<AgentReply>;
