import type { Json } from './json';
import type { MetricErrorCode } from './metric-error-code';
import type { ScoredResult, SubScore, UnscoredResult } from './score-result';

type ScoreDetail = {
  readonly value?: Json;
  readonly subScores?: readonly SubScore[];
  readonly metadata?: Readonly<Record<string, Json>>;
};

/**
 * A computed score.
 *
 * @param score - in [0, 1], higher is better; checked where the metric is run, where a value outside becomes `invalid_return`
 * @param comment - one sentence for a person saying why
 * @param detail - native value (the score itself unless given), parts and metadata
 */
export function scored(score: number, comment: string, detail: ScoreDetail = {}): ScoredResult {
  return {
    status: 'scored',
    score,
    value: detail.value === undefined ? score : detail.value,
    comment,
    subScores: [...(detail.subScores ?? [])],
    metadata: { ...detail.metadata },
  };
}

/** A case the metric could not score, with the reason for a program (`code`) and for a person (`message`). */
export function unscored(
  code: MetricErrorCode,
  message: string,
  metadata: Readonly<Record<string, Json>> = {},
): UnscoredResult {
  return { status: 'unscored', error: { code, message }, comment: message, metadata: { ...metadata } };
}
