import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import type { CorpusAggregate } from '../../metric';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { scored } from '../../score';
import type { ScoredResult } from '../../score-result';
import { toText } from '../../text/to-text';
import { terWords } from './ter-words';
import { translationEdits } from './translation-edits';

/** Schema of the counts a corpus figure is summed from. */
const countsSchema = z.object({ edits: z.number(), referenceLength: z.number() });

export default defineMetric({
  type: 'ter',
  version: 1,
  aliases: { TER: {} },
  title: 'Translation edit rate',
  description: 'How many words must be changed, added, dropped or moved to turn the answer into an expected one?',
  howToRead:
    'The value is edits per word of the expected answer, lower is better: 0 equal, 0.5 every second word. The score is 1 minus it. The corpus figure beside the mean is the one papers report.',
  family: 'nlp',
  range: [0, 1],
  direction: 'minimize',
  source: 'Snover et al. 2006; numbers as sacrebleu 2.6 (Tercom), divided by 100',
  laws: { perfectOnEqual: true, symmetric: false },
  needs: ['reference'],
  settingAliases: { ...referenceSettingAliases, no_punct: 'noPunctuation' },
  settings: z.object({
    ...referenceSettings,
    normalized: z.boolean().default(false).meta({
      title: 'Set punctuation apart',
      description: 'Whether punctuation marks become words of their own before words are compared.',
    }),
    noPunctuation: z.boolean().default(false).meta({
      title: 'Ignore punctuation',
      description: 'Whether . , ? : ; ! " ( ) are left out.',
    }),
    asianSupport: z.boolean().default(false).meta({
      title: 'Chinese and Japanese',
      description:
        'With punctuation set apart, compare Chinese characters one by one; with punctuation ignored, leave out theirs too.',
    }),
    caseSensitive: z
      .boolean()
      .default(false)
      .meta({ title: 'Case sensitive', description: 'Whether upper and lower case differ.' }),
  }),
  evaluate(sample, settings) {
    const output = terWords(toText(sample.output), settings);
    const all = sample.references.map((reference) => translationEdits(output, terWords(toText(reference), settings)));
    const edits = Math.min(...all.map((one) => one.edits));
    const referenceLength = all.reduce((sum, one) => sum + one.referenceLength, 0) / all.length;
    const rate = editRate(edits, referenceLength);
    return scored(1 - Math.min(1, rate), `${edits} edits for ${referenceLength} expected words`, {
      value: rate,
      metadata: {
        edits,
        referenceLength,
        referenceIndex: all.findIndex((one) => one.edits === edits),
        truncated: all.some((one) => one.truncated),
      },
    });
  },
  aggregate: corpusTer,
});

/** Edits per word; of no words, none is right and any wrong. */
function editRate(edits: number, referenceLength: number): number {
  if (referenceLength > 0) return edits / referenceLength;
  return edits > 0 ? 1 : 0;
}

/** The edit rate of all scored cases together; its score is null when there is none. */
function corpusTer(results: readonly ScoredResult[]): CorpusAggregate {
  const all = results.map((result) => countsSchema.parse(result.metadata));
  const edits = all.reduce((sum, one) => sum + one.edits, 0);
  const referenceLength = all.reduce((sum, one) => sum + one.referenceLength, 0);
  const rate = editRate(edits, referenceLength);
  return {
    key: 'corpus_ter',
    title: 'Corpus TER (as a score: 1 − rate)',
    score: all.length === 0 ? null : 1 - Math.min(1, rate),
    metadata: { rate, edits, referenceLength, cases: all.length },
  };
}
