import { z } from 'zod';
import type { Json } from '../src/index';

const record = z.record(z.string(), z.json());

/** What was expected of several settings in turn, each under its place in their list. */
function byIndex(list: readonly Json[]): Record<string, Json> {
  return Object.fromEntries(list.map((value, index) => [String(index), value]));
}

/** Schema of one case of a vector file. */
export const vectorCaseSchema = z.object({
  id: z.string(),
  kind: z.string(),
  settings: record,
  input: record,
  expected: z.union([record, z.array(z.json()).transform(byIndex)]),
});

/** One case of a vector file: what a reference project returned for an input. */
export type VectorCase = z.infer<typeof vectorCaseSchema>;

/** Schema of a vector file. */
export const vectorFileSchema = z.object({ cases: z.array(vectorCaseSchema) });

/** One value we computed beside the one the reference project gave. */
export type Comparison = {
  readonly what: string;
  readonly actual: unknown;
  readonly expected: unknown;
  /** How far numbers may lie apart, for projects that compute with fewer digits; 1e-9 unless given. */
  readonly tolerance?: number;
};

/** How one family of cases is put to our metrics. */
export type Family = (vector: VectorCase) => readonly Comparison[] | Promise<readonly Comparison[]>;
