import { z } from 'zod';
import { bestReference } from '../../best-reference';
import { defineMetric } from '../../define-metric';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { scored } from '../../score';
import { foldCase } from '../../text/fold-case';
import { toText } from '../../text/to-text';
import { normalizeUnicode, unicodeSettings } from '../../text/unicode-normalization';
import { codePointDistance } from './code-point-distance';

export default defineMetric({
  type: 'edit_distance',
  version: 1,
  aliases: { EditDistance: {}, levenshtein: {}, auto_levenshtein_distance: {} },
  title: 'Edit distance',
  description: 'How few characters must be inserted, deleted or replaced to turn the answer into the expected one?',
  howToRead:
    '1 means identical, 0 means nothing in common. The value beside the score is the number of edits: fewer is better.',
  family: 'text',
  range: [0, 1],
  direction: 'minimize',
  source: 'Levenshtein (1966), Soviet Physics Doklady 10(8):707-710, over Unicode code points',
  laws: { perfectOnEqual: true, symmetric: true },
  needs: ['reference'],
  settingAliases: referenceSettingAliases,
  settings: z.object({
    ...referenceSettings,
    caseSensitive: z
      .boolean()
      .default(true)
      .meta({ title: 'Case sensitive', description: 'Whether upper and lower case differ.' }),
    ...unicodeSettings,
  }),
  evaluate(sample, { caseSensitive, unicodeNormalization }) {
    const prepare = (text: string): string => {
      const normal = normalizeUnicode(text, unicodeNormalization);
      return caseSensitive ? normal : foldCase(normal);
    };
    const output = prepare(toText(sample.output));
    return bestReference(sample, (reference) => {
      const expected = prepare(toText(reference));
      const { edits, length, truncated } = codePointDistance(output, expected);
      const comment = `${truncated ? 'at most ' : ''}${edits} edits over ${length} characters`;
      return scored(length === 0 ? 1 : 1 - edits / length, comment, { value: edits, metadata: { length, truncated } });
    });
  },
});
