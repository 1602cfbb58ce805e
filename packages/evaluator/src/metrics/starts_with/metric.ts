import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { unicodeSettings } from '../../text/unicode-normalization';
import { caseSettings, searchText, wantedTextSchema } from '../../text-search';

export default defineMetric({
  type: 'starts_with',
  version: 1,
  aliases: { StartsWith: {}, auto_starts_with: {} },
  title: 'Starts with',
  description: 'Does the answer begin with a given text, or with the expected answer?',
  howToRead: 'Share of answers that begin with the text. A greeting before it makes a right answer fail.',
  family: 'text',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition; an empty text counts as not there',
  laws: { perfectOnEqual: true, symmetric: false },
  needs: ['reference'],
  needsWith: ({ prefix }) => (prefix === null ? ['reference'] : []),
  settingAliases: referenceSettingAliases,
  settings: z.object({
    ...referenceSettings,
    prefix: wantedTextSchema.meta({
      title: 'Text at the beginning',
      description: 'Left out: the expected answer of each case.',
    }),
    ...caseSettings,
    ...unicodeSettings,
  }),
  evaluate: (sample, settings) =>
    searchText(sample, {
      ...settings,
      wanted: settings.prefix,
      isFound: (text, wanted) => text.startsWith(wanted),
      words: ['begins with', 'does not begin with'],
    }),
});
