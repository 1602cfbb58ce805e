import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import type { Json } from '../../json';
import { findJson } from '../../json-text/find-json';
import { type ParsedJson, parseJsonText } from '../../json-text/parse-json-text';
import { checkSchema, describeFaults, schemaOf } from '../../json-text/schema-cache';
import { draftSetting, requiredSchema } from '../../json-text/schema-setting';
import { scored, unscored } from '../../score';

export default defineMetric({
  type: 'json_schema_match',
  version: 1,
  aliases: { JSONSchemaMatch: {} },
  title: 'JSON Schema',
  description: 'Is the answer JSON that follows a given schema?',
  howToRead: 'Share of answers that follow the schema. Open a case to see each place that breaks it and how.',
  family: 'json',
  range: [0, 1],
  direction: 'maximize',
  source: 'JSON Schema drafts 7, 2019-09 and 2020-12 (json-schema.org), formats checked',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settingAliases: { json_schema: 'schema', jsonSchema: 'schema' },
  exampleSettings: { schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } },
  settings: z.object({
    schema: requiredSchema,
    draft: draftSetting,
    extract: z.boolean().default(false).meta({
      title: 'Look inside the text',
      description: 'Check the first list or object found in the answer instead of the answer as a whole.',
    }),
  }),
  check: checkSchema,
  async evaluate(sample, settings) {
    const schema = await schemaOf(settings);
    if (!schema.ok) return unscored('config_error', describeFaults(schema.issues));
    const output = settings.extract ? firstJson(sample.output) : parseJsonText(sample.output);
    if (!output.ok) return scored(0, `the answer ${output.problem}`, { value: false });
    const violations = schema.violations(output.value);
    const subScores = violations.map(({ pointer, keyword, message }) => ({
      key: pointer,
      score: 0,
      value: keyword,
      comment: message,
    }));
    const [first] = violations;
    if (first === undefined) return scored(1, 'follows the schema', { value: true });
    return scored(0, `breaks the schema at "${first.pointer}": ${first.message}`, { value: false, subScores });
  },
});

function firstJson(output: Json): ParsedJson {
  if (typeof output !== 'string') return parseJsonText(output);
  const [first] = findJson(output).found;
  if (first === undefined) return { ok: false, problem: 'holds no JSON list or object' };
  return parseJsonText(output.slice(first.start, first.end));
}
