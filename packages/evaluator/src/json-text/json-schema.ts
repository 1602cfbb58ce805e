import type { Ajv, ErrorObject, Options } from 'ajv';
import type { AddedFormat } from 'ajv/dist/types';
import { RE2JS } from 're2js';
import type { Json } from '../json';
import type { ConfigIssue } from '../metric-config-error';
import { canonicalJson } from './canonical-json';
import { isRecord } from './is-record';
import { parseJsonText } from './parse-json-text';

/** Drafts of JSON Schema; `auto` goes by the schema's `$schema` and takes 2020-12 where it names none. */
export const schemaDrafts = ['auto', '7', '2019-09', '2020-12'] as const;

/** One of {@link schemaDrafts}. */
export type SchemaDraft = (typeof schemaDrafts)[number];

/** Where a value breaks a schema: JSON Pointer into the value, keyword of the schema, and a sentence. */
export type SchemaViolation = { readonly pointer: string; readonly keyword: string; readonly message: string };

/** A schema ready to check values, or the faults that keep it from being one. */
export type CompiledSchema =
  | { readonly ok: true; readonly violations: (value: Json) => readonly SchemaViolation[] }
  | { readonly ok: false; readonly issues: readonly ConfigIssue[] };

/** Some patterns of formats take time with the square of the text; no URL, date or address is longer than this. */
const longestFormatted = 2_000;
const unboundedFormats: ReadonlySet<string> = new Set(['byte', 'binary', 'password']);

/** Most violations reported of one value. */
const mostViolations = 100;

const loaders = {
  '7': () => import('ajv'),
  '2019-09': () => import('ajv/dist/2019.js'),
  '2020-12': () => import('ajv/dist/2020.js'),
};

/**
 * Compiles a schema, given as it is or as its text; the library behind it is loaded on first use.
 *
 * Patterns are matched in linear time, and a pattern the engine refuses is a fault of the schema. References leave the schema
 * nowhere: one to another document is a fault.
 *
 * @see JSON Schema drafts 7, 2019-09 and 2020-12, formats included
 */
export async function compileJsonSchema(source: Json, draft: SchemaDraft): Promise<CompiledSchema> {
  const parsed = parseJsonText(source);
  if (!parsed.ok) return faults(parsed.problem);
  const schema = parsed.value;
  if (typeof schema !== 'boolean' && !isRecord(schema)) {
    return faults('must be a JSON Schema: an object, true or false');
  }
  const chosen = draftOf(schema, draft);
  if (chosen === undefined)
    return faults(`names a draft in $schema that is not known here; known are ${known.join(', ')}`);
  const ajv = await createAjv(chosen);
  const body = withoutDraft(schema);
  try {
    if (ajv.validateSchema(body) !== true) return { ok: false, issues: oneByPlace((ajv.errors ?? []).map(toIssue)) };
    const validate = ajv.compile(body);
    // A schema that refers to itself without end shows on the first value.
    validate(null);
    return {
      ok: true,
      violations: (value) => (validate(value) ? [] : (validate.errors ?? []).slice(0, mostViolations).map(toViolation)),
    };
  } catch (error) {
    if (error instanceof RangeError) return faults('refers to itself without end');
    return faults(`cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function faults(message: string): CompiledSchema {
  return { ok: false, issues: [{ path: [], message }] };
}

type KnownDraft = Exclude<SchemaDraft, 'auto'>;
type Schema = boolean | Readonly<Record<string, Json>>;

const known = ['7', '2019-09', '2020-12'] as const;

/** The draft chosen, else the one `$schema` names (draft 6 is a part of 7); undefined when that is none we know. */
function draftOf(schema: Schema, draft: SchemaDraft): KnownDraft | undefined {
  if (draft !== 'auto') return draft;
  const named = typeof schema === 'boolean' ? undefined : schema['$schema'];
  if (named === undefined) return '2020-12';
  return known.find((candidate) => String(named).replace('draft-06', 'draft-07').includes(`draft${nameIn[candidate]}`));
}

/** How each draft is spelt after "draft" in its address. */
const nameIn: Readonly<Record<KnownDraft, string>> = { '7': '-07', '2019-09': '/2019-09', '2020-12': '/2020-12' };

/** The library insists on an address it knows; which draft holds is settled by then. */
function withoutDraft(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema;
  const { $schema: _, ...body } = schema;
  return body;
}

async function createAjv(draft: KnownDraft): Promise<Ajv> {
  const [{ default: Ajv }, { default: addFormats }] = await Promise.all([loaders[draft](), import('ajv-formats')]);
  const ajv = new Ajv(options);
  addFormats(ajv);
  for (const [name, format] of Object.entries(ajv.formats)) {
    if (!unboundedFormats.has(name) && format !== undefined) ajv.addFormat(name, boundedFormat(format));
  }
  // The library's own rule compares every pair of items, which takes minutes for a long list of objects.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (wanted: boolean, items: Json[]) =>
      !wanted || new Set(items.map((item) => canonicalJson(item))).size === items.length,
    error: { message: 'must not have items that are equal' },
  });
  return ajv;
}

/** The same format, of no text that is too long. Formats given as objects (dates, numbers) take linear time as they are. */
function boundedFormat(format: AddedFormat): AddedFormat {
  if (format instanceof RegExp) return (text: string) => text.length <= longestFormatted && format.test(text);
  if (typeof format === 'function') return (text: string) => text.length <= longestFormatted && format(text);
  return format;
}

const options: Options = {
  allErrors: true,
  strict: false,
  logger: false,
  code: { regExp: Object.assign(linearPattern, { code: 'linearPattern' }) },
};

/** The library tells patterns of one schema apart by their `toString`. */
function linearPattern(pattern: string): { readonly test: (text: string) => boolean; readonly toString: () => string } {
  const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
  return { test: (text) => compiled.test(text), toString: () => pattern };
}

function toViolation({ instancePath, keyword, message, params }: ErrorObject): SchemaViolation {
  const detail = keyword === 'additionalProperties' ? ` (${String(params['additionalProperty'])})` : '';
  return { pointer: instancePath, keyword, message: `${message ?? 'is not allowed'}${detail}` };
}

function toIssue({ instancePath, message }: ErrorObject): ConfigIssue {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  return { path, message: message ?? 'is not allowed in a JSON Schema' };
}

/** The meta-schema often says the same place is wrong in several ways; the first is enough. */
function oneByPlace(issues: readonly ConfigIssue[]): readonly ConfigIssue[] {
  return [...new Map([...issues].reverse().map((issue) => [issue.path.join('/'), issue])).values()].reverse();
}
