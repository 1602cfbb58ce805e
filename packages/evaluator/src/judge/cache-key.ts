import type { Json } from '../json';
import type { JudgeCacheKey, JudgeMessage } from '../metric-ports';
import type { JudgeSettings } from './judge-settings';

/** Stands in cache keys for the marks that differ from call to call. */
export const fixedMark = 'MARK';

type CachedCall = {
  readonly metric: { readonly type: string; readonly version: number };
  readonly replySchema: Json;
  readonly messages: readonly JudgeMessage[];
  /** The mark of this call. */
  readonly mark: string;
  readonly sampleIndex: number;
  readonly trial: number;
};

/** What identifies a call to a judge: metric and version, prompt, model and parameters, sample and trial. */
export function judgeCacheKey(
  { metric, replySchema, messages, mark, sampleIndex, trial }: CachedCall,
  { credential, model, temperature, maxTokens }: JudgeSettings,
): JudgeCacheKey {
  return {
    metric: metric.type,
    version: metric.version,
    messages: messages.map(({ role, content }) => ({ role, content: content.replaceAll(mark, fixedMark) })),
    ...{ credential, model, temperature, maxTokens },
    ...{ replySchema, sampleIndex, trial },
  };
}
