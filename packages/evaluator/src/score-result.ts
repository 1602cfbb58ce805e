import { z } from 'zod';
import { jsonSchema } from './json';
import { metricErrorCodeSchema } from './metric-error-code';

const unitInterval = z.number().min(0).max(1);

/** Schema of one part of a score: a field, a pattern, a dimension, precision or recall. `score` is null when that part could not be computed. */
export const subScoreSchema = z.object({
  key: z.string(),
  score: unitInterval.nullable(),
  value: jsonSchema,
  comment: z.string(),
});

/** One part of a score. */
export type SubScore = z.infer<typeof subScoreSchema>;

const detail = { comment: z.string(), metadata: z.record(z.string(), jsonSchema) };

/** Schema of a score that could be computed; `score` lies in [0, 1] and higher is better, `value` is the metric's native value. */
export const scoredResultSchema = z.object({
  status: z.literal('scored'),
  score: unitInterval,
  value: jsonSchema,
  subScores: z.array(subScoreSchema),
  ...detail,
});

/** Schema of a score that could not be computed, with the reason. */
export const unscoredResultSchema = z.object({
  status: z.literal('unscored'),
  error: z.object({ code: metricErrorCodeSchema, message: z.string() }),
  ...detail,
});

/** What one metric says about one case. "Unscored" is a state of its own, never NaN and never 0; an API shows it as `score: null` with its error. */
export const scoreResultSchema = z.discriminatedUnion('status', [scoredResultSchema, unscoredResultSchema]);

/** A score that could be computed. */
export type ScoredResult = z.infer<typeof scoredResultSchema>;

/** A score that could not be computed. */
export type UnscoredResult = z.infer<typeof unscoredResultSchema>;

/** What one metric says about one case. */
export type ScoreResult = z.infer<typeof scoreResultSchema>;
