import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { scored } from '../../score';
import { subwordVocabulary } from '../../text/subword-tokens';
import { toText } from '../../text/to-text';
import { countUnits, lengthUnits } from './count-units';

const bound = z.int().min(0).nullable().default(null);

export default defineMetric({
  type: 'text_length',
  version: 1,
  aliases: { TextLength: {} },
  title: 'Length',
  description: 'Is the answer as long as wanted?',
  howToRead:
    'Share of answers within the bounds. The value of each case is its length: sort by it to find the outliers.',
  family: 'property',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition; words and sentences by Unicode Standard Annex 29',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settingAliases: { minLength: 'min', maxLength: 'max', min_length: 'min', max_length: 'max' },
  exampleSettings: { max: 500 },
  settings: z
    .object({
      unit: z.enum(lengthUnits).default('characters').meta({
        title: 'Counted in',
        description: 'Characters, words, sentences, or tokens of a language model.',
      }),
      min: bound.meta({
        title: 'At least',
        description: 'Shortest length that is right; left out: none is too short.',
      }),
      max: bound.meta({ title: 'At most', description: 'Longest length that is right; left out: none is too long.' }),
    })
    .superRefine(({ min, max }, context) => {
      if (min === null && max === null) {
        context.addIssue({ code: 'custom', path: ['max'], message: 'give a shortest or a longest length' });
      }
      if (min !== null && max !== null && min > max) {
        context.addIssue({ code: 'custom', path: ['max'], message: `must be at least ${min}, the shortest length` });
      }
    }),
  async evaluate({ output }, { unit, min, max }) {
    const length = await countUnits(toText(output), unit);
    const metadata = unit === 'tokens' ? { vocabulary: subwordVocabulary } : {};
    const detail = { value: length, metadata };
    if (min !== null && length < min) return scored(0, `${length} ${unit}, ${min - length} too few`, detail);
    if (max !== null && length > max) return scored(0, `${length} ${unit}, ${length - max} too many`, detail);
    return scored(1, `${length} ${unit}`, detail);
  },
});
