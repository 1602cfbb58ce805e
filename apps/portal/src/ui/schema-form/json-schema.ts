import { z } from 'zod';

/** The part of a JSON Schema (draft 2020-12) that a form can show. */
export type JsonSchema = {
  readonly type?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly default?: unknown;
  readonly enum?: readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly multiline?: boolean | undefined;
  readonly widget?: string | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly additionalProperties?: JsonSchema | boolean | undefined;
  readonly required?: readonly string[] | undefined;
};

/** Reads a JSON Schema; keywords a form cannot show are left out, so that such a field is edited as JSON. */
export const jsonSchemaSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional().catch(undefined),
    title: z.string().optional(),
    description: z.string().optional(),
    default: z.unknown().optional(),
    enum: z.array(z.string()).optional().catch(undefined),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    multiline: z.boolean().optional(),
    widget: z.string().optional(),
    anyOf: z.array(jsonSchemaSchema).optional(),
    items: jsonSchemaSchema.optional(),
    properties: z.record(z.string(), jsonSchemaSchema).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchemaSchema]).optional(),
    required: z.array(z.string()).optional(),
  }),
);
