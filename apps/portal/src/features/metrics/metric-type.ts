import { z } from 'zod';

/** A metric type as a form shows it. */
export const metricTypeSchema = z.object({
  type: z.string(),
  title: z.string(),
  /** What it measures, as a question. */
  description: z.string(),
  howToRead: z.string(),
  family: z.string(),
  /** Lowest and highest score. */
  range: z.tuple([z.number(), z.number()]),
  /** What a case must hold for it; `reference` is an expected answer. */
  needs: z.array(z.string()),
  /** Where its definition comes from. */
  source: z.string(),
  /** Why it cannot be chosen here; null when it can. */
  unavailableReason: z.string().nullable(),
  /** JSON Schema of its settings. */
  settings: z.unknown(),
});
export type MetricType = z.infer<typeof metricTypeSchema>;
