import { z } from 'zod';
import { bestReference } from '../../best-reference';
import { defineMetric } from '../../define-metric';
import { parseJsonText } from '../../json-text/parse-json-text';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { scored, unscored } from '../../score';
import { diffScore } from './diff-score';

export default defineMetric({
  type: 'json_diff_match',
  version: 1,
  aliases: { auto_json_diff: {} },
  title: 'JSON difference',
  description: 'What share of the fields of the expected JSON does the answer give with the right value?',
  howToRead: '1 means every expected field is right. Open a case to see which fields are changed, missing or extra.',
  family: 'json',
  range: [0, 1],
  direction: 'maximize',
  source: "definition over JSON Pointers (RFC 6901); after Agenta's JSON diff with its faults corrected",
  laws: { perfectOnEqual: true, symmetric: false },
  needs: ['reference'],
  settingAliases: { ...referenceSettingAliases, predict_keys: 'includeExtraKeys' },
  settings: z.object({
    ...referenceSettings,
    compareSchemaOnly: z.boolean().default(false).meta({
      title: 'Compare types only',
      description: 'A field is right when its value has the expected type (text, number, boolean, null, list, object).',
    }),
    caseInsensitiveKeys: z.boolean().default(false).meta({
      title: 'Ignore case of keys',
      description: 'Whether "Name" and "name" are the same field.',
    }),
    includeExtraKeys: z.boolean().default(false).meta({
      title: 'Extra fields count as wrong',
      description: 'Off: fields only the answer has are ignored. On: each of them counts as a wrong field.',
    }),
    unorderedLists: z.boolean().default(false).meta({
      title: 'Ignore order of lists',
      description: 'Whether equal items of a list may stand at different positions.',
    }),
    threshold: z.number().min(0).max(1).nullable().default(null).meta({
      title: 'Right from',
      description: 'Score from which the value beside it is true; left out, the value is the score.',
    }),
  }),
  evaluate(sample, settings) {
    const output = parseJsonText(sample.output);
    return bestReference(sample, (source) => {
      const reference = parseJsonText(source);
      if (!reference.ok) return unscored('invalid_reference', `the expected answer ${reference.problem}`);
      if (!output.ok)
        return scored(0, `the answer ${output.problem}`, settings.threshold === null ? {} : { value: false });
      return diffScore(output, reference, settings);
    });
  },
});
