import { z } from 'zod';
import { jsonSchema } from './json';

export const metricSettingsSchema = z.record(z.string(), jsonSchema);
export type MetricSettings = z.infer<typeof metricSettingsSchema>;

/** A saved metric at one of its immutable versions. */
export const metricSchema = z.object({
  id: z.uuid(),
  versionId: z.uuid(),
  version: z.number().int().min(1),
  name: z.string(),
  type: z.string(),
  settings: metricSettingsSchema,
  threshold: z.number().min(0).max(1).nullable(),
  rationale: z.string(),
  createdAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
});
export type Metric = z.infer<typeof metricSchema>;

export const createMetricSchema = z.object({
  name: z.string().trim().min(1).max(200),
  type: z.string().min(1),
  settings: metricSettingsSchema.default({}),
  threshold: z.number().min(0).max(1).nullable().default(null),
  rationale: z.string().max(2_000).default(''),
});
export type CreateMetric = z.infer<typeof createMetricSchema>;
/** A field left out stays as it is, so none has a default here. */
export const updateMetricSchema = createMetricSchema
  .extend({
    settings: createMetricSchema.shape.settings.unwrap(),
    threshold: createMetricSchema.shape.threshold.unwrap(),
    rationale: createMetricSchema.shape.rationale.unwrap(),
  })
  .partial();
export type UpdateMetric = z.infer<typeof updateMetricSchema>;

export const tryMetricSchema = z.object({
  type: z.string().min(1),
  settings: metricSettingsSchema.default({}),
  case: z.object({
    question: z.string().default(''),
    answers: z.array(z.string()).default([]),
    prediction: jsonSchema,
    metadata: z.record(z.string(), jsonSchema).default({}),
  }),
});
export type TryMetric = z.infer<typeof tryMetricSchema>;

export const subScoreViewSchema = z.object({
  key: z.string(),
  score: z.number().nullable(),
  value: jsonSchema,
  comment: z.string(),
});

/** A score as the API shows it: `score` is null where it could not be computed, and `error` says why. */
export const scoreViewSchema = z.object({
  score: z.number().min(0).max(1).nullable(),
  value: jsonSchema,
  comment: z.string(),
  subScores: z.array(subScoreViewSchema),
  metadata: z.record(z.string(), jsonSchema),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type ScoreView = z.infer<typeof scoreViewSchema>;
