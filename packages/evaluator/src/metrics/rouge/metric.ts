import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { scored } from '../../score';
import { describeOverlap, type Overlap, overlapMeasures, overlapSubScores } from '../../text/overlap';
import { toText } from '../../text/to-text';
import { unicodeSettings } from '../../text/unicode-normalization';
import { bestRouge } from './best-rouge';
import { rougeVariants } from './rouge-overlap';

const presets = Object.fromEntries(rougeVariants.map((variant) => [variant, { variant }]));

export default defineMetric({
  type: 'rouge',
  version: 1,
  aliases: presets,
  title: 'ROUGE',
  description: 'How much of the expected answer (word runs, or the longest common subsequence) does the answer cover?',
  howToRead: 'Made for summaries: 0.4 is ordinary, 0.6 close to the reference. Recall alone rewards long answers.',
  family: 'nlp',
  range: [0, 1],
  direction: 'maximize',
  source: 'Lin 2004; numbers with the ascii tokenizer as Google rouge_score',
  laws: { perfectOnEqual: true, symmetric: false },
  needs: ['reference'],
  settingAliases: { ...referenceSettingAliases, use_stemmer: 'stemmer', rouge_type: 'variant' },
  settings: z.object({
    ...referenceSettings,
    variant: z.enum(rougeVariants).default('rougeL').meta({
      title: 'Variant',
      description:
        'Single words, pairs or triples, or the longest common subsequence of the text (L) or sentence by sentence (Lsum).',
    }),
    measure: z.enum(overlapMeasures).default('f1').meta({
      title: 'Measure',
      description: 'F1, or only precision (is what was said expected?) or recall (was everything expected said?).',
    }),
    stemmer: z.boolean().default(false).meta({
      title: 'English stemmer',
      description:
        'Compare English word stems, so that "runs" equals "running" (Porter; words of more than three letters).',
    }),
    tokenizer: z.enum(['unicode', 'ascii']).default('unicode').meta({
      title: 'Tokenizer',
      description: 'unicode reads words of every script; ascii reads only a-z and 0-9, as Google rouge_score.',
    }),
    ...unicodeSettings,
  }),
  evaluate(sample, settings) {
    const { overlap, referenceIndex, truncated } = bestRouge(
      toText(sample.output),
      sample.references.map(toText),
      settings,
    );
    return scored(scoreIn(overlap, settings.measure), describeOverlap(overlap), {
      subScores: overlapSubScores(overlap),
      metadata: { variant: settings.variant, referenceIndex, truncated },
    });
  },
});

function scoreIn(overlap: Overlap, measure: keyof Overlap): number {
  return Math.min(1, overlap[measure]);
}
