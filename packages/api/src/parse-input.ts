import { AppError } from '@assay/contracts';
import type { z } from '@hono/zod-openapi';

/** Parses what a form carries. @throws {AppError} `request.invalid` naming every field */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new AppError('request.invalid', `The form does not match: ${fields.map(({ path }) => path).join(', ')}.`, {
    fields,
  });
}
