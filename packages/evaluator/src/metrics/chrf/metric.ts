import { z } from 'zod';
import { bestReference } from '../../best-reference';
import { defineMetric } from '../../define-metric';
import type { CorpusAggregate } from '../../metric';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { scored } from '../../score';
import type { ScoredResult } from '../../score-result';
import { toText } from '../../text/to-text';
import { chrfOf } from './chrf-score';
import { chrfStatistics, chrfStatisticsSchema, sumChrfStatistics } from './chrf-statistics';

const settings = z.object({
  ...referenceSettings,
  charOrder: z.int().min(1).max(10).default(6).meta({
    title: 'Longest run of characters',
    description: 'Runs of up to this many characters are compared.',
  }),
  wordOrder: z.int().min(0).max(4).default(0).meta({
    title: 'Longest run of words',
    description: '0 compares characters only (chrF), 2 also words and pairs of words (chrF++).',
  }),
  beta: z.number().positive().max(10).default(2).meta({
    title: 'Weight of recall',
    description: 'How many times as important finding all of the expected answer is as saying nothing else.',
  }),
  lowercase: z.boolean().default(false).meta({ title: 'Ignore case', description: 'Compare in lower case.' }),
  whitespace: z.boolean().default(false).meta({
    title: 'White space counts',
    description: 'Whether spaces and line breaks are characters to compare.',
  }),
  epsSmoothing: z.boolean().default(false).meta({
    title: 'Smooth as chrF++.py',
    description: 'Average over all run lengths, also those a text is too short for; lowers the score of short answers.',
  }),
});

type Settings = z.infer<typeof settings>;

export default defineMetric({
  type: 'chrf',
  version: 1,
  aliases: { 'chrf++': { wordOrder: 2 }, CHRF: {} },
  title: 'chrF',
  description: 'How many runs of one to six neighbouring characters do the answer and the expected answer share?',
  howToRead:
    'Like BLEU but kinder to word endings, so better for inflected languages and short answers: over 0.5 is good. The corpus figure beside the mean is the one papers report.',
  family: 'nlp',
  range: [0, 1],
  direction: 'maximize',
  source: 'Popović 2015 (chrF) and 2017 (chrF++); numbers as sacrebleu 2.6, divided by 100',
  // Texts of nothing but white space score 0, as in sacrebleu; the law for all others has a test of its own.
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['reference'],
  settingAliases: referenceSettingAliases,
  settings,
  evaluate(sample, chosen) {
    const output = toText(sample.output);
    return bestReference(sample, (reference) => {
      const statistics = chrfStatistics(output, toText(reference), chosen);
      const { score, precision, recall } = chrfOf(statistics, chosen);
      const comment = `character precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
      const subScores = Object.entries({ precision, recall }).map(([key, value]) => ({
        key,
        score: Math.min(1, value),
        value,
        comment: 'mean over run lengths',
      }));
      return scored(Math.min(1, score), comment, { subScores, metadata: { statistics } });
    });
  },
  aggregate: corpusChrf,
});

/** chrF of all scored cases together, from their summed statistics; null when there is none. */
function corpusChrf(results: readonly ScoredResult[], chosen: Settings): CorpusAggregate {
  const all = results.map((result) => chrfStatisticsSchema.parse(result.metadata['statistics']));
  const statistics = sumChrfStatistics(all, chosen.charOrder + chosen.wordOrder);
  const { score, precision, recall } = chrfOf(statistics, chosen);
  return {
    key: 'corpus_chrf',
    title: 'Corpus chrF',
    score: all.length === 0 ? null : Math.min(1, score),
    metadata: { precision, recall, statistics, cases: all.length },
  };
}
