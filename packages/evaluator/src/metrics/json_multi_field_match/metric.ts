import { z } from 'zod';
import { bestReference } from '../../best-reference';
import { defineMetric } from '../../define-metric';
import { parseJsonText } from '../../json-text/parse-json-text';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { unscored } from '../../score';
import { unicodeSettings } from '../../text/unicode-normalization';
import { compileFieldPath, type FieldLookup } from './field-path';
import { fieldsSchema } from './fields-setting';
import { scoreFields } from './score-fields';

const settings = z.object({
  ...referenceSettings,
  fields: fieldsSchema.meta({
    title: 'Fields',
    description:
      'Paths to compare: JSONPath ($.items[0].name), JSON Pointer (/items/0/name) or dot notation (items.0.name); each alone or with compare, tolerance and weight.',
  }),
  missingEqualsNull: z.boolean().default(true).meta({
    title: 'Missing equals null',
    description: 'Whether a field that is not there agrees with one whose value is null.',
  }),
  coerce: z.boolean().default(false).meta({
    title: 'Compare numbers and booleans with their text',
    description: 'Let the text "42" equal the number 42 and "true" equal true.',
  }),
  ...unicodeSettings,
});

type Settings = z.infer<typeof settings>;

const compiled = new WeakMap<Settings, readonly FieldLookup[]>();

export default defineMetric({
  type: 'json_multi_field_match',
  version: 1,
  aliases: { auto_json_multi_field_match: {}, JSONMultiFieldMatch: {} },
  title: 'JSON fields',
  description: 'What share of the chosen fields of the expected JSON does the answer give with the right value?',
  howToRead:
    '1 means every chosen field is right. Each field has a score of its own: look for the one that fails most.',
  family: 'json',
  range: [0, 1],
  direction: 'maximize',
  source: "definition; after Agenta's JSON multi-field match; paths by RFC 9535 and RFC 6901",
  // An answer that is no object scores 0 even if the expected answer is the same; the law for objects has a test of its own.
  laws: { perfectOnEqual: false, symmetric: true },
  needs: ['reference'],
  settingAliases: referenceSettingAliases,
  exampleSettings: { fields: ['name', { path: 'address.city', compare: 'ignore_case' }] },
  settings,
  evaluate(sample, chosen) {
    const output = parseJsonText(sample.output);
    const lookups = compile(chosen);
    return bestReference(sample, (source) => {
      const reference = parseJsonText(source);
      if (!reference.ok) return unscored('invalid_reference', `the expected answer ${reference.problem}`);
      return scoreFields(output, reference.value, lookups, chosen);
    });
  },
});

/** Compiles once per built metric, not once per case. */
function compile(chosen: Settings): readonly FieldLookup[] {
  const known = compiled.get(chosen);
  if (known) return known;
  const lookups = chosen.fields.map(({ path }) => compileFieldPath(path));
  compiled.set(chosen, lookups);
  return lookups;
}
