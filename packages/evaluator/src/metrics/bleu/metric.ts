import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { scored, unscored } from '../../score';
import { toText } from '../../text/to-text';
import { bleuOf } from './bleu-score';
import { corpusBleu } from './corpus-bleu';
import { sentenceStatistics } from './statistics';
import { bleuTokenizers } from './tokenizers';

const smoothings = ['exp', 'none', 'floor', 'add-k'] as const;

export default defineMetric({
  type: 'bleu',
  version: 1,
  title: 'BLEU',
  description: 'How many runs of one to four neighbouring words does the answer share with the expected answers?',
  howToRead:
    'Made for translations: over 0.3 is understandable, over 0.5 good. The corpus figure beside the mean is the one papers report.',
  family: 'nlp',
  range: [0, 1],
  direction: 'maximize',
  source: 'Papineni et al. 2002; numbers as sacrebleu 2 (Post 2018), divided by 100',
  laws: { perfectOnEqual: true, symmetric: false },
  needs: ['reference'],
  settingAliases: {
    ...referenceSettingAliases,
    tokenize: 'tokenizer',
    smooth_method: 'smoothing',
    smooth_value: 'smoothingValue',
    use_effective_order: 'effectiveOrder',
    max_ngram_order: 'maxOrder',
  },
  settings: z.object({
    ...referenceSettings,
    maxOrder: z
      .int()
      .min(1)
      .max(10)
      .default(4)
      .meta({ title: 'Longest run', description: 'Runs of up to this many words are compared.' }),
    tokenizer: z.enum(bleuTokenizers).default('13a').meta({
      title: 'Tokenizer',
      description:
        '13a for languages with spaces, intl for all Unicode punctuation, zh for Chinese, char for characters, none for spaces only.',
    }),
    lowercase: z.boolean().default(false).meta({ title: 'Ignore case', description: 'Compare in lower case.' }),
    smoothing: z.enum(smoothings).default('exp').meta({
      title: 'Smoothing of a case',
      description: 'What a run length without any match counts in the score of one case.',
    }),
    smoothingValue: z.number().min(0).nullable().default(null).meta({
      title: 'Smoothing value',
      description: 'Amount for floor (left out: 0.1) and add-k (left out: 1).',
    }),
    effectiveOrder: z.boolean().default(true).meta({
      title: 'Effective order for a case',
      description: 'Compare only runs that fit into the answer, so that short answers can reach 1.',
    }),
    corpusSmoothing: z.enum(smoothings).default('none').meta({
      title: 'Smoothing of the corpus',
      description: 'What a run length without any match counts in the corpus figure.',
    }),
    corpusEffectiveOrder: z.boolean().default(false).meta({
      title: 'Effective order for the corpus',
      description: 'Compare only runs that fit into the longest answer of the corpus.',
    }),
    referenceLength: z.enum(['closest', 'shortest']).default('closest').meta({
      title: 'Reference length of the corpus',
      description:
        'Of several references, the length closest to the answer (sacrebleu) or the shortest (Hugging Face) counts.',
    }),
  }),
  evaluate(sample, settings) {
    const statistics = sentenceStatistics(toText(sample.output), sample.references.map(toText), settings);
    if (statistics.longestLength === 0) {
      return unscored('missing_reference', 'the expected answer is empty', { statistics });
    }
    const { score, precisions, brevityPenalty } = bleuOf(statistics, { ...settings, referenceLength: 'closest' });
    const subScores = precisions.map((precision, index) => {
      const [matched, possible] = [statistics.counts[index] ?? 0, statistics.totals[index] ?? 0];
      return {
        key: `precision_${index + 1}`,
        score: Math.min(1, precision),
        value: precision,
        comment: `${matched} of ${possible}`,
      };
    });
    const comment = `${statistics.counts[0] ?? 0} of ${statistics.outputLength} words found, brevity penalty ${brevityPenalty.toFixed(3)}`;
    return scored(Math.min(1, score), comment, { subScores, metadata: { brevityPenalty, statistics } });
  },
  aggregate: corpusBleu,
});
