import { z } from 'zod';

export type Json = z.core.util.JSONType;

/** Any JSON value. One named schema, so that documents generated from it can refer to it where it holds itself. */
export const jsonSchema: z.ZodType<Json, Json> = z
  .lazy(() =>
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(jsonSchema), z.record(z.string(), jsonSchema)]),
  )
  .meta({ id: 'Json' });
