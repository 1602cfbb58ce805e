import { z } from 'zod';
import { jsonSchema } from '../json';
import { schemaDrafts } from './json-schema';
import { parseJsonText } from './parse-json-text';

/** The words about a schema in a form. */
const schemaWords = {
  title: 'JSON Schema',
  description: 'The schema itself (an object, or its text). References to other documents are not followed.',
};

const schemaSchema = z.union([
  z.record(z.string(), jsonSchema),
  z.boolean(),
  z.string().refine((text) => parseJsonText(text).ok, 'is not valid JSON'),
]);

/** A setting that must be a schema. */
export const requiredSchema = schemaSchema.meta(schemaWords);

/** A setting that may be a schema. */
export const optionalSchema = schemaSchema
  .nullable()
  .default(null)
  .meta({ ...schemaWords, description: `${schemaWords.description} Left out: any JSON will do.` });

/** The setting that says which draft a schema is written in. */
export const draftSetting = z.enum(schemaDrafts).default('auto').meta({
  title: 'Draft',
  description: 'Version of JSON Schema; auto goes by its $schema and takes 2020-12 where it names none.',
});
