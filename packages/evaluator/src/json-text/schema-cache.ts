import type { Json } from '../json';
import type { ConfigIssue } from '../metric-config-error';
import { type CompiledSchema, compileJsonSchema, type SchemaDraft } from './json-schema';

type SchemaSettings = { readonly schema: Json; readonly draft: SchemaDraft };

const compiled = new WeakMap<SchemaSettings, Promise<CompiledSchema>>();

/** The schema of a metric's settings, compiled once per built metric. */
export function schemaOf(settings: SchemaSettings): Promise<CompiledSchema> {
  const known = compiled.get(settings) ?? compileJsonSchema(settings.schema, settings.draft);
  compiled.set(settings, known);
  return known;
}

/** Faults of the schema, placed in the setting that holds it. */
export async function checkSchema(settings: SchemaSettings): Promise<readonly ConfigIssue[]> {
  const schema = await schemaOf(settings);
  return schema.ok ? [] : schema.issues.map(({ path, message }) => ({ path: ['schema', ...path], message }));
}

/** The faults of a schema in one sentence. */
export function describeFaults(issues: readonly ConfigIssue[]): string {
  return `the schema cannot be used: ${issues.map(({ path, message }) => `/${path.join('/')} ${message}`).join('; ')}`;
}
