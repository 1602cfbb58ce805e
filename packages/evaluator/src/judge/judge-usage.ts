import type { Json } from '../json';
import type { JudgeReply } from '../metric-ports';

/** Calls, tokens, cost and time of replies, as far as they tell; for the metadata of a score. */
export function judgeUsage(replies: readonly JudgeReply[]): Readonly<Record<string, Json>> {
  const models = [...new Set(replies.flatMap(({ model }) => (model === undefined ? [] : [model])))];
  return {
    calls: replies.length,
    cachedCalls: replies.filter(({ isCached }) => isCached === true).length,
    ...(models.length > 0 && { model: models.join(', ') }),
    ...total(replies, 'inputTokens'),
    ...total(replies, 'outputTokens'),
    ...total(replies, 'costUsd'),
    ...total(replies, 'latencyMs'),
  };
}

type Figure = 'inputTokens' | 'outputTokens' | 'costUsd' | 'latencyMs';

function total(replies: readonly JudgeReply[], figure: Figure): Record<string, number> {
  const figures = replies.flatMap((reply) => reply[figure] ?? []);
  return figures.length === 0 ? {} : { [figure]: figures.reduce((sum, one) => sum + one, 0) };
}
