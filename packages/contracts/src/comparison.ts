import { z } from 'zod';
import { intervalSchema } from './execution';
import { pageQuerySchema, searchTextSchema } from './paging';

export const comparedMetricSchema = z.object({
  name: z.string(),
  type: z.string(),
  meanBaseline: z.number().nullable(),
  mean: z.number().nullable(),
  /** Mean over shared cases of (this − baseline), −1 to 1. */
  difference: z.number().nullable(),
  /** 95 % paired bootstrap interval of the difference. */
  interval: intervalSchema.nullable(),
  /** Two-sided; exact McNemar for binary metrics, else a paired permutation test. */
  pValue: z.number().nullable(),
  /** After Holm's correction over the compared metrics. */
  adjustedPValue: z.number().nullable(),
  test: z.enum(['mcnemar_exact', 'paired_permutation']).nullable(),
  verdict: z.enum(['better', 'worse', 'no_evidence', 'unchanged', 'not_enough_cases', 'not_comparable']),
  nShared: z.number().int(),
  nImproved: z.number().int(),
  nWorse: z.number().int(),
  nUnchanged: z.number().int(),
  /** Shared cases where a side has no score. */
  nUnscored: z.number().int(),
});
export type ComparedMetric = z.infer<typeof comparedMetricSchema>;

export const comparedExecutionSchema = z.object({
  executionId: z.uuid(),
  number: z.number().int(),
  evaluatorName: z.string(),
  agentName: z.string(),
  agentVersion: z.number().int(),
  nCases: z.number().int(),
});

/** One execution against the baseline. */
export const comparisonSchema = z.object({
  baseline: comparedExecutionSchema,
  execution: comparedExecutionSchema,
  nShared: z.number().int(),
  onlyInBaseline: z.number().int(),
  onlyInExecution: z.number().int(),
  composite: comparedMetricSchema,
  metrics: z.array(comparedMetricSchema),
  /** The comparison in one sentence. */
  headline: z.string(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

export const comparisonsSchema = z.object({ comparisons: z.array(comparisonSchema) });

export const caseChangeSchema = z.enum([
  'improved',
  'worse',
  'unchanged',
  'only_in_baseline',
  'only_in_execution',
  'unscored',
]);
/** What became of a case; each holds as many cases as the comparison counts for it. */
export type CaseChange = z.infer<typeof caseChangeSchema>;

export const comparedCaseQuerySchema = pageQuerySchema.extend({
  baseline: z.uuid(),
  execution: z.uuid(),
  metric: z.string().optional().meta({ description: 'Metric name; absent means the composite' }),
  change: caseChangeSchema.optional(),
  text: searchTextSchema.optional().meta({ description: 'Text in the question or either prediction' }),
});
export type ComparedCaseQuery = z.infer<typeof comparedCaseQuerySchema>;

const side = z.object({ predictionId: z.uuid(), prediction: z.string().nullable(), score: z.number().nullable() });
export const comparedCaseSchema = z.object({
  datasetId: z.uuid(),
  caseKey: z.string(),
  trial: z.number().int(),
  category: z.string().nullable(),
  question: z.string(),
  answers: z.array(z.string()),
  baseline: side.nullable(),
  execution: side.nullable(),
  difference: z.number().nullable(),
});
export type ComparedCase = z.infer<typeof comparedCaseSchema>;
