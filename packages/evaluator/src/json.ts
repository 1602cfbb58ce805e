import { z } from 'zod';

/** Any JSON value: text, number, boolean, null, list or object, nested to any depth. */
export const jsonSchema = z.json();

/** Any JSON value. */
export type Json = z.infer<typeof jsonSchema>;
