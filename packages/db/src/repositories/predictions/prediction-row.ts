import type { Prediction, PredictionScore } from '@assay/contracts';
import { z } from 'zod';
import { textList } from '../sql/row-fields';
import { datasetsByVersion, type ExecutionParts } from './execution-parts';
import type { ScoreParts } from './find-score-parts';

/** A prediction with its case, as `predictionColumnList` selects it. */
export const predictionRow = z.object({
  id: z.string(),
  caseId: z.string(),
  caseKey: z.string(),
  trial: z.number(),
  datasetVersionId: z.string(),
  position: z.number(),
  category: z.string().nullable(),
  question: z.string(),
  answers: textList,
  prediction: z.string().nullable(),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  latencyMs: z.number().nullable(),
});
export type PredictionRow = z.infer<typeof predictionRow>;

/** Columns of a prediction `p` and its case `c`. */
export const predictionColumnList = `p.id, p.case_id AS "caseId", p.case_key AS "caseKey", p.trial,
  p.dataset_version_id AS "datasetVersionId", p.position, p.category, c.question, c.answers, p.prediction,
  p.error_code AS "errorCode", p.error_message AS "errorMessage", p.latency_ms AS "latencyMs"`;

/** An error of two columns; null where there is none. */
export function toError(code: string | null, message: string | null) {
  return code === null ? null : { code, message: message ?? '' };
}

/** The prediction as the contracts say it; names come from the snapshot, as they were when the execution started. */
export function toPrediction(row: PredictionRow, execution: ExecutionParts, parts: ScoreParts): Prediction {
  const { datasetVersionId, errorCode, errorMessage, ...prediction } = row;
  const dataset = datasetsByVersion(execution).get(datasetVersionId);
  const scores: PredictionScore[] = parts.scores.get(row.id) ?? [];
  const composites = (parts.composites.get(row.id) ?? []).map(({ configurationIndex, composite, failedMetrics }) => ({
    configuration: execution.configurations[configurationIndex]?.name ?? String(configurationIndex),
    composite,
    failedMetrics,
  }));
  return {
    ...prediction,
    datasetId: dataset?.datasetId ?? datasetVersionId,
    datasetName: dataset?.name ?? '',
    error: toError(errorCode, errorMessage),
    composites,
    scores,
  };
}
