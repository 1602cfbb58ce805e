import { z } from 'zod';
import { bestReference } from '../../best-reference';
import { defineMetric } from '../../define-metric';
import { jsonEqual } from '../../json-text/json-equal';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { scored } from '../../score';
import { unicodeSettings } from '../../text/unicode-normalization';

export default defineMetric({
  type: 'exact_match',
  version: 1,
  aliases: { auto_exact_match: {}, ExactMatch: {} },
  title: 'Exact match',
  description: 'Is the answer the expected one, character by character (or value by value for JSON)?',
  howToRead:
    'Share of answers that are exactly right. Low values with good answers mean the wording differs: try token F1.',
  family: 'text',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition; equality of code points, deep equality of JSON values',
  laws: { perfectOnEqual: true, symmetric: true },
  needs: ['reference'],
  settingAliases: { ...referenceSettingAliases, strip: 'trim' },
  settings: z.object({
    ...referenceSettings,
    caseSensitive: z
      .boolean()
      .default(true)
      .meta({ title: 'Case sensitive', description: 'Whether upper and lower case differ.' }),
    normalizeWhitespace: z.boolean().default(false).meta({
      title: 'Normalise white space',
      description: 'Treat every run of spaces and line breaks as one blank, ignore those at the ends.',
    }),
    trim: z
      .boolean()
      .default(false)
      .meta({ title: 'Trim', description: 'Ignore white space at the beginning and the end.' }),
    trimTrailingPunctuation: z.boolean().default(false).meta({
      title: 'Trim trailing punctuation',
      description: 'Ignore full stops, question marks, other closing punctuation and quotes at the end.',
    }),
    coerce: z.boolean().default(false).meta({
      title: 'Compare numbers and booleans with their text',
      description: 'Let the text "42" equal the number 42 and "true" equal true.',
    }),
    ...unicodeSettings,
  }),
  evaluate: (sample, settings) =>
    bestReference(sample, (reference) => {
      const isEqual = jsonEqual(sample.output, reference, settings);
      return scored(isEqual ? 1 : 0, isEqual ? 'equal to the expected answer' : 'differs from the expected answer', {
        value: isEqual,
      });
    }),
});
