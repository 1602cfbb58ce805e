import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import type { Json } from '../../json';
import { type FoundJson, findJson } from '../../json-text/find-json';
import type { CompiledSchema } from '../../json-text/json-schema';
import { checkSchema, describeFaults, schemaOf } from '../../json-text/schema-cache';
import { draftSetting, optionalSchema } from '../../json-text/schema-setting';
import { scored, unscored } from '../../score';
import type { ScoredResult } from '../../score-result';
import { toText } from '../../text/to-text';

/** Characters of JSON held against a schema at most, as a multiple of the text. */
const mostReadings = 20;

const settings = z.object({
  accept: z.enum(['object', 'array', 'any']).default('any').meta({
    title: 'Accept',
    description: 'What counts as JSON: objects, lists, or any of the two. Bare numbers and texts never do.',
  }),
  schema: optionalSchema,
  draft: draftSetting,
});

export default defineMetric({
  type: 'contains_json',
  version: 1,
  aliases: { auto_contains_json: {} },
  title: 'Contains JSON',
  description: 'Does the answer contain a JSON object or list, perhaps with prose around it?',
  howToRead:
    'Share of answers from which a program can take JSON. For answers that must be JSON and nothing else use Valid JSON.',
  family: 'json',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition over RFC 8259; every bracket is tried as the beginning',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settingAliases: { json_schema: 'schema', jsonSchema: 'schema' },
  settings,
  check: async (chosen) => (chosen.schema === null ? [] : checkSchema(chosen)),
  async evaluate({ output }, chosen) {
    const schema = chosen.schema === null ? undefined : await schemaOf(chosen);
    if (schema !== undefined && !schema.ok) return unscored('config_error', describeFaults(schema.issues));
    return search(toText(output), chosen.accept, schema);
  },
});

function search(
  text: string,
  accept: z.infer<typeof settings>['accept'],
  schema: Extract<CompiledSchema, { ok: true }> | undefined,
): ScoredResult {
  const { found, truncated } = findJson(text);
  const candidates = found.filter(({ kind }) => accept === 'any' || kind === accept);
  const { match, isCut } = firstMatch(text, candidates, schema);
  const metadata = { truncated: truncated || isCut, ...(match && { start: match.start, end: match.end }) };
  if (match) return scored(1, `an ${match.kind} at character ${match.start + 1}`, { value: true, metadata });
  const what = accept === 'any' ? 'JSON object or list' : `JSON ${accept}`;
  const comment =
    candidates.length === 0 ? `the answer holds no ${what}` : `no ${what} in the answer follows the schema`;
  return scored(0, comment, { value: false, metadata });
}

function firstMatch(
  text: string,
  candidates: readonly FoundJson[],
  schema: Extract<CompiledSchema, { ok: true }> | undefined,
): { readonly match?: FoundJson | undefined; readonly isCut: boolean } {
  if (schema === undefined) return { match: candidates[0], isCut: false };
  let budget = Math.max(text.length, 1_000) * mostReadings;
  for (const match of candidates) {
    budget -= match.end - match.start;
    if (budget < 0) return { isCut: true };
    const value: Json = JSON.parse(text.slice(match.start, match.end));
    if (schema.violations(value).length === 0) return { match, isCut: false };
  }
  return { isCut: false };
}
