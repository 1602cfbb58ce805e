import { type PredictionScore, subScoreViewSchema } from '@assay/contracts';
import { z } from 'zod';
import { jsonObject, textList } from '../sql/row-fields';
import type { SqlRunner } from '../sql/sql-runner';

const scoreRow = z.object({
  predictionId: z.string(),
  metricIndex: z.number(),
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
  value: z.json(),
  comment: z.string(),
  subScores: z
    .array(subScoreViewSchema)
    .nullable()
    .transform((list) => list ?? []),
  metadata: jsonObject,
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
});

const compositeRow = z.object({
  predictionId: z.string(),
  configurationIndex: z.number(),
  composite: z.number().nullable(),
  failedMetrics: textList,
});

/** Scores and composites by the prediction's id. */
export type ScoreParts = {
  readonly scores: ReadonlyMap<string, PredictionScore[]>;
  readonly composites: ReadonlyMap<string, z.infer<typeof compositeRow>[]>;
};

function toScore({ predictionId: _, errorCode, errorMessage, ...score }: z.infer<typeof scoreRow>): PredictionScore {
  return { ...score, error: errorCode === null ? null : { code: errorCode, message: errorMessage ?? '' } };
}

function grouped<Row extends { readonly predictionId: string }, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
) {
  const groups = new Map<string, Item[]>();
  for (const row of rows) {
    const group = groups.get(row.predictionId);
    if (group === undefined) groups.set(row.predictionId, [toItem(row)]);
    else group.push(toItem(row));
  }
  return groups;
}

/** Every score and composite of the predictions, in two queries however many there are. */
export async function findScoreParts(sql: SqlRunner, predictionIds: readonly string[]): Promise<ScoreParts> {
  const scores = await sql.rows(
    scoreRow,
    `SELECT prediction_id AS "predictionId", metric_index AS "metricIndex", score, passed, value, comment,
       sub_scores AS "subScores", metadata, error_code AS "errorCode", error_message AS "errorMessage"
     FROM score WHERE prediction_id = ANY($1::uuid[]) ORDER BY prediction_id, metric_index`,
    [predictionIds],
  );
  const composites = await sql.rows(
    compositeRow,
    `SELECT prediction_id AS "predictionId", configuration_index AS "configurationIndex", composite,
       failed_metrics AS "failedMetrics"
     FROM case_composite WHERE prediction_id = ANY($1::uuid[]) ORDER BY prediction_id, configuration_index`,
    [predictionIds],
  );
  return { scores: grouped(scores, toScore), composites: grouped(composites, (row) => row) };
}
