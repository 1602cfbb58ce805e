import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { unicodeSettings } from '../../text/unicode-normalization';
import { caseSettings, searchText, wantedTextSchema } from '../../text-search';

export default defineMetric({
  type: 'ends_with',
  version: 1,
  aliases: { EndsWith: {}, auto_ends_with: {} },
  title: 'Ends with',
  description: 'Does the answer end with a given text, or with the expected answer?',
  howToRead: 'Share of answers that end with the text. A full stop or line break after it makes a right answer fail.',
  family: 'text',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition; an empty text counts as not there',
  laws: { perfectOnEqual: true, symmetric: false },
  needs: ['reference'],
  needsWith: ({ suffix }) => (suffix === null ? ['reference'] : []),
  settingAliases: referenceSettingAliases,
  settings: z.object({
    ...referenceSettings,
    suffix: wantedTextSchema.meta({
      title: 'Text at the end',
      description: 'Left out: the expected answer of each case.',
    }),
    ...caseSettings,
    ...unicodeSettings,
  }),
  evaluate: (sample, settings) =>
    searchText(sample, {
      ...settings,
      wanted: settings.suffix,
      isFound: (text, wanted) => text.endsWith(wanted),
      words: ['ends with', 'does not end with'],
    }),
});
