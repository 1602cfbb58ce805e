import type { CorpusAggregate } from '../../metric';
import type { ScoredResult } from '../../score-result';
import { type BleuRules, bleuOf } from './bleu-score';
import { bleuStatisticsSchema, sumStatistics } from './statistics';

type CorpusRules = Pick<BleuRules, 'smoothingValue' | 'referenceLength'> & {
  readonly maxOrder: number;
  readonly corpusSmoothing: BleuRules['smoothing'];
  readonly corpusEffectiveOrder: boolean;
};

/** BLEU of all scored cases together, from their summed statistics; null when there is none. */
export function corpusBleu(results: readonly ScoredResult[], rules: CorpusRules): CorpusAggregate {
  const all = results.map((result) => bleuStatisticsSchema.parse(result.metadata['statistics']));
  const statistics = sumStatistics(all, rules.maxOrder);
  const { score, precisions, brevityPenalty } = bleuOf(statistics, {
    smoothing: rules.corpusSmoothing,
    smoothingValue: rules.smoothingValue,
    effectiveOrder: rules.corpusEffectiveOrder,
    referenceLength: rules.referenceLength,
  });
  return {
    key: 'corpus_bleu',
    title: 'Corpus BLEU',
    score: all.length === 0 ? null : Math.min(1, score),
    metadata: { precisions: [...precisions], brevityPenalty, statistics, cases: all.length },
  };
}
