import { type AgentReply, type AgentResponse, agentResponseSchema } from '@assay/contracts';
import type { NewPrediction } from '@assay/db';
import { cleanJson, cleanText } from '@assay/runtime';
import { responseText } from './response-text';

/** The part of a stored prediction that comes from the agent. */
export type AgentPart = Pick<
  NewPrediction,
  'response' | 'prediction' | 'error' | 'latencyMs' | 'inputTokens' | 'outputTokens' | 'costUsd' | 'attempts'
>;

/** Metadata key that says characters the database cannot hold were replaced in the response. */
const replacedMark = 'replacedCharacters';

/** Turns an agent's reply into what is stored: the prediction's text, or the agent's failure. */
export function toPrediction(reply: AgentReply): AgentPart {
  const { latencyMs, attempts } = reply;
  if (reply.status === 'failed') {
    const error = { code: reply.error.code, message: cleanText(reply.error.message).value };
    const nothing = { response: null, prediction: null, inputTokens: null, outputTokens: null, costUsd: null };
    return { ...nothing, error, latencyMs, attempts };
  }
  const response = cleanResponse(reply.response);
  return {
    response,
    prediction: cleanText(responseText(response)).value,
    error: null,
    latencyMs,
    inputTokens: response.usage.inputTokens ?? null,
    outputTokens: response.usage.outputTokens ?? null,
    costUsd: response.usage.costUsd ?? null,
    attempts,
  };
}

/** How JSON text writes what `cleanText` replaces; a text without it, as nearly all are, is spared the search of its parts. */
const replaceable = /\\u(?:0000|d[89a-f])/i;

function cleanResponse(response: AgentResponse): AgentResponse {
  const json = JSON.stringify(response);
  if (!replaceable.test(json)) return response;
  const { value, changed } = cleanJson(JSON.parse(json));
  const cleaned = agentResponseSchema.parse(value);
  return changed ? { ...cleaned, metadata: { ...cleaned.metadata, [replacedMark]: true } } : cleaned;
}
