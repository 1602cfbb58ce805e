import { z } from 'zod';
import { fieldComparisons } from './compare-field';
import { compileFieldPath } from './field-path';

const fieldSchema = z.strictObject({
  path: z.string().meta({ title: 'Path', description: 'JSONPath ($.a), JSON Pointer (/a) or dot notation (a.b).' }),
  compare: z.enum(fieldComparisons).default('exact').meta({
    title: 'Compare',
    description:
      'exact; ignore_case; numeric within the tolerance; unordered_list ignores the order of the list; contains wants the expected text or items within.',
  }),
  tolerance: z.number().min(0).default(0).meta({
    title: 'Tolerance',
    description: 'Largest difference of numbers that counts as equal under numeric.',
  }),
  weight: z.number().min(0).default(1).meta({ title: 'Weight', description: 'How much the field counts.' }),
});

/** One field to compare. */
export type Field = z.infer<typeof fieldSchema>;

/** Schema of the setting `fields`: paths, or paths with how they are compared. */
export const fieldsSchema = z
  .array(z.union([z.string().transform((path) => fieldSchema.parse({ path })), fieldSchema]))
  .min(1, 'give at least one field')
  .refine((fields) => fields.length === 0 || fields.some(({ weight }) => weight > 0), {
    message: 'give at least one field a weight above 0',
  })
  .superRefine((fields, context) => {
    for (const [index, { path }] of fields.entries()) {
      const message = describePathProblem(path);
      if (message !== undefined) context.addIssue({ code: 'custom', path: [index], message });
    }
  });

function describePathProblem(path: string): string | undefined {
  try {
    compileFieldPath(path);
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
