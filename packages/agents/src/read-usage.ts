import type { Usage } from '@assay/contracts';
import type { Json } from './connector';
import { isJsonObject, type JsonObject } from './is-json-object';

const names = {
  inputTokens: ['prompt_tokens', 'input_tokens', 'inputTokens', 'promptTokens'],
  outputTokens: ['completion_tokens', 'output_tokens', 'outputTokens', 'completionTokens'],
  totalTokens: ['total_tokens', 'totalTokens'],
  costUsd: ['cost_usd', 'costUsd', 'total_cost', 'cost'],
} as const;

/** Tokens and cost as the agent reported them, under the names agents use; what is no count is left out. */
export function readUsage(reported: Json | undefined): Usage {
  if (!isJsonObject(reported)) return {};
  const inputTokens = firstNumber(reported, names.inputTokens, Number.isSafeInteger);
  const outputTokens = firstNumber(reported, names.outputTokens, Number.isSafeInteger);
  const totalTokens = firstNumber(reported, names.totalTokens, Number.isSafeInteger);
  const costUsd = firstNumber(reported, names.costUsd, Number.isFinite);
  return {
    ...(inputTokens === undefined ? {} : { inputTokens }),
    ...(outputTokens === undefined ? {} : { outputTokens }),
    ...(totalTokens === undefined ? {} : { totalTokens }),
    ...(costUsd === undefined ? {} : { costUsd }),
  };
}

function firstNumber(
  reported: JsonObject,
  candidates: readonly string[],
  isCount: (value: number) => boolean,
): number | undefined {
  for (const name of candidates) {
    const value = reported[name];
    if (typeof value === 'number' && value >= 0 && isCount(value)) return value;
  }
  return undefined;
}
