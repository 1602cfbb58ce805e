import { z } from 'zod';
import { bestReference } from '../../best-reference';
import { defineMetric } from '../../define-metric';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { scored } from '../../score';
import { describeOverlap, noOverlap, overlapMeasures, overlapSubScores } from '../../text/overlap';
import { loadSubwordEncoder, subwordVocabulary } from '../../text/subword-tokens';
import { toText } from '../../text/to-text';
import { unicodeSettings } from '../../text/unicode-normalization';
import { exactMatchPart, withoutBlankReferences } from './squad';
import { stopwordLanguages } from './stopwords';
import { tokenOverlap } from './token-overlap';

export default defineMetric({
  type: 'token_f1',
  version: 1,
  aliases: { f1: {}, token_overlap: {} },
  title: 'Token F1',
  description:
    'How many words (or characters, or subwords) do the answer and the expected answer share, order ignored?',
  howToRead:
    '1 means the same words, 0 none in common. Good for short factual answers; long answers lower it through precision.',
  family: 'text',
  range: [0, 1],
  direction: 'maximize',
  source: 'Rajpurkar et al. 2016 (SQuAD), section 6.1; two empty texts agree, as in SQuAD v2.0',
  laws: { perfectOnEqual: true, symmetric: true },
  needs: ['reference'],
  settingAliases: referenceSettingAliases,
  settings: z.object({
    ...referenceSettings,
    tokenization: z.enum(['word', 'character', 'subword']).default('word').meta({
      title: 'Tokens',
      description:
        'What is compared: words between spaces, characters (for languages written without spaces), or subwords of a fixed vocabulary (for all languages and word endings).',
    }),
    ngram: z.int().min(1).max(10).default(1).meta({
      title: 'Run length',
      description: 'Compare single tokens (1) or runs of neighbouring ones (2 = pairs).',
    }),
    stopwords: z.enum(stopwordLanguages).default('none').meta({
      title: 'Leave out common words of',
      description: 'Language whose articles, pronouns and prepositions do not count.',
    }),
    measure: z.enum(overlapMeasures).default('f1').meta({
      title: 'Measure',
      description: 'F1, or only precision (is what was said expected?) or recall (was everything expected said?).',
    }),
    normalization: z.enum(['squad', 'plain']).default('squad').meta({
      title: 'Normalisation',
      description: 'SQuAD lower-cases and drops ASCII punctuation and English articles; plain takes the text as it is.',
    }),
    caseSensitive: z.boolean().default(true).meta({
      title: 'Case sensitive',
      description: 'Whether upper and lower case differ under plain normalisation; SQuAD always ignores case.',
    }),
    keepSpaces: z.boolean().default(false).meta({
      title: 'Spaces are characters',
      description: 'Whether white space counts when characters are compared.',
    }),
    ...unicodeSettings,
  }),
  async evaluate(sample, settings) {
    const isSubword = settings.tokenization === 'subword';
    const rules = { ...settings, encode: isSubword ? await loadSubwordEncoder() : undefined };
    const output = toText(sample.output);
    const references = sample.references.map(toText);
    const usable = withoutBlankReferences(references, settings);
    return bestReference(sample, (_, index) => {
      const reference = usable[index];
      const overlap = reference === undefined ? noOverlap : tokenOverlap(output, reference, rules);
      return scored(overlap[settings.measure], describeOverlap(overlap), {
        subScores: [...overlapSubScores(overlap), ...exactMatchPart(output, usable, settings)],
        metadata: { tokenization: settings.tokenization, ...(isSubword && { vocabulary: subwordVocabulary }) },
      });
    });
  },
});
