import { z } from 'zod';
import { bestReference } from '../../best-reference';
import { defineMetric } from '../../define-metric';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { scored } from '../../score';
import type { ScoreResult } from '../../score-result';
import { foldCase } from '../../text/fold-case';
import { toText } from '../../text/to-text';
import { normalizeUnicode, type UnicodeNormalization, unicodeSettings } from '../../text/unicode-normalization';

export default defineMetric({
  type: 'contains',
  version: 1,
  aliases: { Contains: {} },
  title: 'Contains',
  description: 'Does the answer contain a given text, or the expected answer?',
  howToRead: 'Share of answers that contain the text. It does not notice what else the answer says.',
  family: 'text',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition; an empty text counts as not contained',
  laws: { perfectOnEqual: true, symmetric: false },
  needs: ['reference'],
  needsWith: ({ substring }) => (substring === null ? ['reference'] : []),
  settingAliases: referenceSettingAliases,
  settings: z.object({
    ...referenceSettings,
    substring: z
      .string()
      .min(1, 'must not be empty; leave it out to look for the expected answer')
      .nullable()
      .default(null)
      .meta({ title: 'Text to look for', description: 'Left out: the expected answer of each case.' }),
    caseSensitive: z
      .boolean()
      .default(false)
      .meta({ title: 'Case sensitive', description: 'Whether upper and lower case differ.' }),
    ...unicodeSettings,
  }),
  evaluate(sample, settings) {
    const haystack = prepare(toText(sample.output), settings);
    const look = (text: string): ScoreResult => {
      const needle = prepare(text, settings);
      const isFound = needle !== '' && haystack.includes(needle);
      return scored(isFound ? 1 : 0, describe(isFound, needle), { value: isFound });
    };
    if (settings.substring !== null) return look(settings.substring);
    return bestReference(sample, (reference) => look(toText(reference)));
  },
});

type Preparation = { readonly caseSensitive: boolean; readonly unicodeNormalization: UnicodeNormalization };

function prepare(text: string, { caseSensitive, unicodeNormalization }: Preparation): string {
  const normal = normalizeUnicode(text, unicodeNormalization);
  return caseSensitive ? normal : foldCase(normal);
}

function describe(isFound: boolean, needle: string): string {
  if (needle === '') return 'the text to look for is empty, which counts as not contained';
  return isFound ? 'the answer contains the text' : 'the answer does not contain the text';
}
