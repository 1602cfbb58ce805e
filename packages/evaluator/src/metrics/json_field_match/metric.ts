import { z } from 'zod';
import { bestReference } from '../../best-reference';
import { defineMetric } from '../../define-metric';
import type { Json } from '../../json';
import { isRecord } from '../../json-text/is-record';
import { jsonEqual } from '../../json-text/json-equal';
import { parseJsonText } from '../../json-text/parse-json-text';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { scored } from '../../score';
import { unicodeSettings } from '../../text/unicode-normalization';

const exactly = { caseSensitive: true, normalizeWhitespace: false, trim: false, trimTrailingPunctuation: false };

export default defineMetric({
  type: 'json_field_match',
  version: 1,
  aliases: { field_match_test: {} },
  title: 'JSON field (old)',
  description: 'Does one top-level field of the answer hold the expected value?',
  howToRead: 'Share of answers whose field is right. For several fields or nested ones use JSON fields.',
  family: 'json',
  range: [0, 1],
  direction: 'maximize',
  source: "after Agenta's field match, where true equals 1",
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['reference'],
  deprecated: {
    replacedBy: 'json_multi_field_match',
    migration: 'Put the field into `fields`, and the expected values into objects that hold it.',
  },
  settingAliases: { ...referenceSettingAliases, json_field: 'field', jsonField: 'field' },
  exampleSettings: { field: 'name' },
  settings: z.object({
    ...referenceSettings,
    field: z.string().min(1, 'give the name of a field').meta({
      title: 'Field',
      description: 'Name of a key at the top of the answer, taken literally: dots have no meaning.',
    }),
    coerce: z.boolean().default(false).meta({
      title: 'Compare numbers and booleans with their text',
      description: 'Let the text "42" equal the number 42 and "true" equal true.',
    }),
    ...unicodeSettings,
  }),
  evaluate(sample, settings) {
    const output = parseJsonText(sample.output);
    if (!output.ok) return scored(0, `the answer ${output.problem}`, { value: false });
    if (!isRecord(output.value)) return scored(0, 'the answer is not a JSON object', { value: false });
    const actual = fieldOf(output.value, settings.field);
    if (actual === undefined) return scored(0, `the answer has no field "${settings.field}"`, { value: false });
    return bestReference(sample, (reference) => {
      const value = jsonEqual(actual, expectedOf(reference, settings.field), { ...exactly, ...settings });
      return scored(value ? 1 : 0, value ? 'the field is right' : 'the field differs', { value });
    });
  },
});

/** The field of a reference that is an object holding it, else the reference itself. */
function expectedOf(reference: Json, field: string): Json {
  const parsed = parseJsonText(reference);
  const inner = parsed.ok && isRecord(parsed.value) ? fieldOf(parsed.value, field) : undefined;
  return inner === undefined ? reference : inner;
}

function fieldOf(record: Record<string, Json>, field: string): Json | undefined {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}
