import { countedPageSchema, predictionDetailSchema, predictionSchema } from '@assay/contracts';
import { apiQuery } from '../../data/api-query';
import type { PredictionView } from './prediction-view';

const predictionPageSchema = countedPageSchema(predictionSchema);

/** The page of an execution's predictions that a view asks for. */
export function predictionsQuery(executionId: string, view: PredictionView) {
  const { outcome, metric, dataset, category, text, sort, order, limit, cursor } = view;
  return apiQuery(predictionPageSchema, `/executions/${encodeURIComponent(executionId)}/predictions`, {
    outcome,
    category,
    sort,
    order,
    limit,
    cursor,
    metricIndex: metric,
    datasetId: dataset,
    text: text || null,
  });
}

/** One prediction with the whole response. */
export function predictionQuery(id: string) {
  return apiQuery(predictionDetailSchema, `/predictions/${encodeURIComponent(id)}`);
}
