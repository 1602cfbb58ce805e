import { datasetSchema, datasetVersionSchema, evaluatorSchema, pageSchema } from '@assay/contracts';
import { z } from 'zod';
import { type ApiQuery, apiQuery } from '../../data/api-query';
import { agentsQuery } from '../agents';
import { metricsQuery, metricTypesQuery } from '../metrics';

const evaluatorPageSchema = pageSchema(evaluatorSchema);
const datasetPageSchema = pageSchema(datasetSchema);
const versionsSchema = z.array(datasetVersionSchema).readonly();

/** Evaluators, newest first; `text` is looked for in their names. */
export function evaluatorsQuery(text = '') {
  return apiQuery(evaluatorPageSchema, '/evaluators', { text: text || null, limit: 200 });
}

/** One evaluator. */
export function evaluatorQuery(id: string) {
  return apiQuery(evaluatorSchema, `/evaluators/${encodeURIComponent(id)}`);
}

/** The datasets a configuration can choose from. */
export function choosableDatasetsQuery() {
  return apiQuery(datasetPageSchema, '/datasets', { limit: 200 });
}

/** The versions of a dataset, newest first, with the columns each was read from. */
export function datasetVersionsQuery(id: string) {
  return apiQuery(versionsSchema, `/datasets/${encodeURIComponent(id)}/versions`);
}

/** What the form of any evaluator asks at first: everything there is to choose. */
export function evaluatorFormQueries(): readonly ApiQuery<unknown>[] {
  return [agentsQuery(), choosableDatasetsQuery(), metricsQuery(), metricTypesQuery()];
}
