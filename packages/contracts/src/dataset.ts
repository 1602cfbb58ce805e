import { z } from 'zod';
import { jsonSchema } from './json';

export const purposeSchema = z.enum(['domain', 'out_of_context', 'prompt_attack']);
export type Purpose = z.infer<typeof purposeSchema>;

export const expectedBehaviourSchema = z.enum(['answer', 'refuse']);

/** One row of a dataset, before it is stored. */
export const caseInputSchema = z.object({
  /** The author's id, from the `id` column; null where there is none. */
  id: z.string().nullable(),
  question: z.string().min(1),
  /** Expected answers: none, one or several. */
  answers: z.array(z.string()),
  category: z.string().nullable(),
  context: z.array(z.string()),
  expectedBehaviour: expectedBehaviourSchema.nullable(),
  expectedTrajectory: jsonSchema.nullable(),
  /** An answer recorded elsewhere. */
  prediction: z.string().nullable(),
  metadata: z.record(z.string(), jsonSchema),
});
export type CaseInput = z.infer<typeof caseInputSchema>;

/** A stored case: its row of a dataset version. */
export const caseSchema = caseInputSchema.extend({
  caseId: z.uuid(),
  /** 1-based place in the dataset version. */
  position: z.number().int().min(1),
  /** Pairs the case across versions and executions: the id, else a hash of the question with its occurrence number. */
  caseKey: z.string(),
});
export type Case = z.infer<typeof caseSchema>;

/** What a column of the file becomes; any other column is kept as metadata under its own header. */
export const columnRoleSchema = z.enum([
  'question',
  'answer',
  'category',
  'id',
  'context',
  'expectedBehaviour',
  'expectedTrajectory',
  'prediction',
  'metadata',
  'ignore',
]);
export type ColumnRole = z.infer<typeof columnRoleSchema>;

export const columnMappingSchema = z.object({
  /** Sheet name; absent means the first visible sheet with a value. */
  sheet: z.string().optional(),
  /** Header text to role; headers not named keep the recognised role. */
  columns: z.record(z.string(), columnRoleSchema).default({}),
});
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

export const importProblemSchema = z.object({
  severity: z.enum(['error', 'warning']),
  /** Stable name of the kind of problem, such as `missing_question` or `error_cell`. */
  code: z.string(),
  /** What happened and what was done about it, one sentence. */
  message: z.string(),
  sheet: z.string().nullable(),
  /** 1-based row of the sheet, or line of the file. */
  row: z.number().int().min(1).nullable(),
  /** Cell address such as `Sheet1!B7`. */
  cell: z.string().nullable(),
  /** What became of the row. */
  outcome: z.enum(['skipped', 'changed', 'kept', 'refused']),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

export const importReportSchema = z.object({
  fileName: z.string(),
  sheet: z.string().nullable(),
  sheets: z.array(z.string()),
  columns: z.array(
    z.object({ header: z.string(), letter: z.string(), role: columnRoleSchema, samples: z.array(z.string()) }),
  ),
  nRows: z.number().int().min(0),
  nCases: z.number().int().min(0),
  nSkipped: z.number().int().min(0),
  /** The first problems in row order; `nProblems` says how many there are. */
  problems: z.array(importProblemSchema),
  nProblems: z.number().int().min(0),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** How many problems a report lists in full. */
export const maxListedProblems = 1_000;

export const importPreviewSchema = z.object({ report: importReportSchema, cases: z.array(caseInputSchema) });
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const datasetVersionSchema = z.object({
  id: z.uuid(),
  number: z.number().int().min(1),
  nCases: z.number().int().min(0),
  /** SHA-256 over the cases' content, hex. */
  contentHash: z.string(),
  fileName: z.string(),
  report: importReportSchema,
  createdAt: z.iso.datetime(),
});
export type DatasetVersion = z.infer<typeof datasetVersionSchema>;

export const datasetSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  purpose: purposeSchema,
  latestVersion: datasetVersionSchema.omit({ report: true }),
  createdAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
});
export type Dataset = z.infer<typeof datasetSchema>;

export const createDatasetSchema = z.object({
  name: z.string().trim().min(1).max(200),
  description: z.string().max(2_000).default(''),
  purpose: purposeSchema,
});
export type CreateDataset = z.infer<typeof createDatasetSchema>;
