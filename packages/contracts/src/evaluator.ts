import { z } from 'zod';
import { executionStatusSchema } from './execution-status';

export const visualizationSchema = z.enum(['distribution', 'by_category', 'by_dataset', 'trend']);
export type Visualization = z.infer<typeof visualizationSchema>;

const versionChoice = z.union([z.literal('latest'), z.number().int().min(1)]);

export const configurationInputSchema = z.object({
  name: z.string().trim().min(1).max(200),
  datasets: z
    .array(z.object({ datasetId: z.uuid(), version: versionChoice.default('latest') }))
    .min(1, 'choose at least one dataset'),
  metrics: z
    .array(
      z.object({
        metricId: z.uuid(),
        weight: z.number().min(0).max(1_000_000).default(1),
        /** Overrides the saved metric's own threshold; absent keeps it, null removes it. */
        threshold: z.number().min(0).max(1).nullable().optional(),
      }),
    )
    .min(1, 'choose at least one metric'),
  weightsRationale: z.string().max(2_000).default(''),
  visualizations: z.array(visualizationSchema).default(['distribution', 'by_category']),
});
export type ConfigurationInput = z.infer<typeof configurationInputSchema>;

export const createEvaluatorSchema = z.object({
  name: z.string().trim().min(1).max(200),
  description: z.string().max(2_000).default(''),
  agentId: z.uuid(),
  compositeThreshold: z.number().min(0).max(1).nullable().default(null),
  thresholdRationale: z.string().max(2_000).default(''),
  /** Share of cases that must have a composite for a verdict; 0 to 1. */
  minCoverage: z.number().min(0).max(1).default(1),
  configurations: z.array(configurationInputSchema).min(1, 'add at least one configuration'),
});
export type CreateEvaluator = z.infer<typeof createEvaluatorSchema>;
/** Replaces the fields given; executions already started keep what they froze. */
export const updateEvaluatorSchema = createEvaluatorSchema
  .extend({
    // Without their defaults, so that a field left out stays as it is.
    description: createEvaluatorSchema.shape.description.unwrap(),
    compositeThreshold: createEvaluatorSchema.shape.compositeThreshold.unwrap(),
    thresholdRationale: createEvaluatorSchema.shape.thresholdRationale.unwrap(),
    minCoverage: createEvaluatorSchema.shape.minCoverage.unwrap(),
  })
  .partial();
export type UpdateEvaluator = z.infer<typeof updateEvaluatorSchema>;

/** Most executions an evaluator shows of its latest. */
export const maxRecentExecutions = 8;

/** An execution as its evaluator lists it. */
export const recentExecutionSchema = z.object({
  id: z.uuid(),
  number: z.number().int().min(1),
  status: executionStatusSchema,
  composite: z.number().nullable(),
  passed: z.boolean().nullable(),
  createdAt: z.iso.datetime(),
});
export type RecentExecution = z.infer<typeof recentExecutionSchema>;

export const evaluatorSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  agentId: z.uuid(),
  agentName: z.string(),
  compositeThreshold: z.number().nullable(),
  thresholdRationale: z.string(),
  minCoverage: z.number(),
  configurations: z.array(
    configurationInputSchema.extend({
      datasets: z.array(z.object({ datasetId: z.uuid(), version: versionChoice, name: z.string() })),
      metrics: z.array(
        z.object({
          metricId: z.uuid(),
          weight: z.number(),
          threshold: z.number().nullable().optional(),
          name: z.string(),
          type: z.string(),
        }),
      ),
    }),
  ),
  baselineExecutionId: z.uuid().nullable(),
  /** The latest, newest first. */
  recentExecutions: z.array(recentExecutionSchema).max(maxRecentExecutions),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
});
export type Evaluator = z.infer<typeof evaluatorSchema>;
