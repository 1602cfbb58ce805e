import { z } from 'zod';

const record = z.record(z.string(), z.json());

/** Schema of one case of a vector file. */
export const vectorCaseSchema = z.object({
  id: z.string(),
  kind: z.string(),
  settings: record,
  input: record,
  expected: record,
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
