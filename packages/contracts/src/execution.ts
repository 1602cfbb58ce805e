import { z } from 'zod';
import { agentAttemptSchema, agentResponseSchema } from './agent-response';
import { executionSnapshotSchema } from './execution-snapshot';
import { executionStatusSchema } from './execution-status';
import { jsonSchema } from './json';
import { scoreViewSchema } from './metric';
import { pageQuerySchema, searchTextSchema } from './paging';

export const startExecutionSchema = z.object({
  evaluatorId: z.uuid(),
  /** Another version of the evaluator's agent; absent means the latest. */
  agentVersion: z.number().int().min(1).optional(),
  trials: z.number().int().min(1).max(100).default(1),
});
export type StartExecution = z.infer<typeof startExecutionSchema>;

/** Where an execution is; `done` counts stored predictions and never exceeds `total`. */
export const progressSchema = z.object({
  total: z.number().int().min(0),
  done: z.number().int().min(0),
  errors: z.number().int().min(0),
  /** Cases a second over the last seconds; null before the first is done. */
  ratePerSecond: z.number().min(0).nullable(),
  secondsLeft: z.number().min(0).nullable(),
});
export type Progress = z.infer<typeof progressSchema>;

export const executionSchema = z.object({
  id: z.uuid(),
  /** Short number within the workspace, as in “#41”. */
  number: z.number().int().min(1),
  evaluatorId: z.uuid(),
  evaluatorName: z.string(),
  agentName: z.string(),
  agentVersion: z.number().int(),
  datasets: z.array(z.object({ datasetId: z.uuid(), name: z.string(), versionNumber: z.number().int() })),
  status: executionStatusSchema,
  /** Why it FAILED or was CANCELLED. */
  reason: z.string().nullable(),
  attempt: z.number().int().min(1),
  trials: z.number().int().min(1),
  progress: progressSchema,
  composite: z.number().nullable(),
  /** Null without a composite threshold. */
  passed: z.boolean().nullable(),
  isPartial: z.boolean(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Execution = z.infer<typeof executionSchema>;

export const executionDetailSchema = executionSchema.extend({
  snapshot: executionSnapshotSchema,
  /**
   * What it is compared with: the evaluator's chosen baseline, else the evaluator's first complete execution; null where
   * there is none or it is this one.
   */
  baselineExecutionId: z.uuid().nullable(),
});
export type ExecutionDetail = z.infer<typeof executionDetailSchema>;

export const executionQuerySchema = pageQuerySchema.extend({
  evaluatorId: z.uuid().optional(),
  datasetId: z.uuid().optional(),
  status: executionStatusSchema.optional(),
  text: searchTextSchema.optional().meta({ description: 'Text in the name of the evaluator or the agent' }),
});
export type ExecutionQuery = z.infer<typeof executionQuerySchema>;

export const intervalSchema = z.object({ low: z.number(), high: z.number() });

/** One metric over a set of cases. Means are over scored cases; all unscored means `mean: null`. */
export const metricSummarySchema = z.object({
  nTotal: z.number().int().min(0),
  nScored: z.number().int().min(0),
  nError: z.number().int().min(0),
  mean: z.number().nullable(),
  /** Mean with every unscored case counted as 0. */
  pessimisticMean: z.number().nullable(),
  /** 95 % confidence interval of the mean. */
  interval: intervalSchema.nullable(),
  /** Share of scored cases at or over the threshold; null without one. */
  passRate: z.number().nullable(),
  nPassed: z.number().int().nullable(),
  /** Ten counts over [0, 1]. */
  histogram: z.array(z.number().int()).length(10),
});
export type MetricSummary = z.infer<typeof metricSummarySchema>;

export const executionMetricSchema = z.object({
  index: z.number().int(),
  name: z.string(),
  type: z.string(),
  configuration: z.string(),
  weight: z.number(),
  normalizedWeight: z.number(),
  threshold: z.number().nullable(),
  /** Compares the mean with the threshold; null without one or without a mean. */
  passed: z.boolean().nullable(),
  overall: metricSummarySchema,
  /** Figures over the whole corpus (such as corpus BLEU), labelled; they never enter the composite. */
  corpus: z.record(z.string(), jsonSchema).nullable(),
  byDataset: z.array(z.object({ datasetId: z.uuid(), name: z.string(), summary: metricSummarySchema })),
  byCategory: z.array(z.object({ category: z.string().nullable(), summary: metricSummarySchema })),
  errors: z.array(z.object({ code: z.string(), count: z.number().int() })),
});
export type ExecutionMetric = z.infer<typeof executionMetricSchema>;

/** The metrics view of an execution: the composite opened up, then metric by metric. */
export const executionMetricsSchema = z.object({
  executionId: z.uuid(),
  status: executionStatusSchema,
  isPartial: z.boolean(),
  composite: z.object({
    mean: z.number().nullable(),
    interval: intervalSchema.nullable(),
    threshold: z.number().nullable(),
    passed: z.boolean().nullable(),
    /** Why there is no verdict, where there is none. */
    verdictReason: z.string().nullable(),
    nTotal: z.number().int(),
    nScored: z.number().int(),
    /** nScored / nTotal, 0 to 1. */
    coverage: z.number(),
    minCoverage: z.number(),
    byDataset: z.array(z.object({ datasetId: z.uuid(), name: z.string(), summary: metricSummarySchema })),
    byCategory: z.array(z.object({ category: z.string().nullable(), summary: metricSummarySchema })),
  }),
  metrics: z.array(executionMetricSchema),
  operation: z.object({
    nPredictions: z.number().int(),
    nFailed: z.number().int(),
    latencyMs: z.object({ median: z.number(), p95: z.number() }).nullable(),
    tokens: z.object({ input: z.number(), output: z.number() }).nullable(),
    costUsd: z.number().nullable(),
    errors: z.array(z.object({ code: z.string(), count: z.number().int(), example: z.string() })),
  }),
});
export type ExecutionMetrics = z.infer<typeof executionMetricsSchema>;

export const predictionScoreSchema = scoreViewSchema.extend({
  metricIndex: z.number().int(),
  /** Null without a threshold or a score. */
  passed: z.boolean().nullable(),
});
export type PredictionScore = z.infer<typeof predictionScoreSchema>;

export const predictionSchema = z.object({
  id: z.uuid(),
  caseId: z.uuid(),
  caseKey: z.string(),
  trial: z.number().int().min(1),
  datasetId: z.uuid(),
  datasetName: z.string(),
  position: z.number().int(),
  category: z.string().nullable(),
  question: z.string(),
  answers: z.array(z.string()),
  prediction: z.string().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  latencyMs: z.number().nullable(),
  /** One per configuration the case is in. */
  composites: z.array(
    z.object({ configuration: z.string(), composite: z.number().nullable(), failedMetrics: z.array(z.string()) }),
  ),
  scores: z.array(predictionScoreSchema),
});
export type Prediction = z.infer<typeof predictionSchema>;

export const predictionDetailSchema = predictionSchema.extend({
  context: z.array(z.string()),
  metadata: z.record(z.string(), jsonSchema),
  response: agentResponseSchema.nullable(),
  attempts: z.array(agentAttemptSchema),
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  costUsd: z.number().nullable(),
  createdAt: z.iso.datetime(),
});
export type PredictionDetail = z.infer<typeof predictionDetailSchema>;

export const predictionQuerySchema = pageQuerySchema.extend({
  datasetId: z.uuid().optional(),
  category: z.string().optional().meta({ description: 'Empty finds the cases without a category' }),
  text: searchTextSchema.optional().meta({ description: 'Text in question or prediction, letter case aside' }),
  outcome: z.enum(['passed', 'failed', 'error', 'unscored']).optional(),
  metricIndex: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Metric that outcome and sort=score are about; absent means the composite' }),
  sort: z.enum(['position', 'score', 'latency']).default('position'),
  order: z.enum(['asc', 'desc']).default('asc'),
});
export type PredictionQuery = z.infer<typeof predictionQuerySchema>;
