import { buildMetric } from './build-metric';
import { type AnswerPair, comparePair, type PairVerdict } from './judge/compare-pair';
import type { JudgePorts } from './judge/judge-task';
import { pairSettingsSchema } from './judge/pair-settings';
import type { UnscoredResult } from './score-result';

/** Compares the two answers of a pair. */
export type PairJudge = (pair: AnswerPair, ports: JudgePorts) => Promise<PairVerdict | UnscoredResult>;

/**
 * A judge of pairs of answers, for comparing two executions case by case.
 *
 * @param settings - those of `pairwise_judge`
 * @throws {MetricConfigError} when a setting is unknown or impossible
 */
export function buildPairJudge(settings: Readonly<Record<string, unknown>> = {}): PairJudge {
  const chosen = pairSettingsSchema.parse(buildMetric('pairwise_judge', settings).settings);
  return (pair, ports) => comparePair(pair, chosen, ports);
}
