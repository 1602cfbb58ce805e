import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { unicodeSettings } from '../../text/unicode-normalization';
import { caseSettings, searchText, wantedTextSchema } from '../../text-search';

export default defineMetric({
  type: 'contains',
  version: 1,
  aliases: { Contains: {}, auto_contains: {} },
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
    substring: wantedTextSchema.meta({
      title: 'Text to look for',
      description: 'Left out: the expected answer of each case.',
    }),
    ...caseSettings,
    ...unicodeSettings,
  }),
  evaluate: (sample, settings) =>
    searchText(sample, {
      ...settings,
      wanted: settings.substring,
      isFound: (text, wanted) => text.includes(wanted),
      words: ['contains', 'does not contain'],
    }),
});
