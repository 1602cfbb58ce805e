import { metricSchema, pageSchema } from '@assay/contracts';
import { z } from 'zod';
import { apiQuery } from '../../data/api-query';
import { metricTypeSchema } from './metric-type';

const metricPageSchema = pageSchema(metricSchema);
const metricTypesSchema = z.object({ items: z.array(metricTypeSchema).readonly() });

/** Every type of metric there is. */
export function metricTypesQuery() {
  return apiQuery(metricTypesSchema, '/metric-types');
}

/** Saved metrics, newest first; `text` is looked for in their names. */
export function metricsQuery(text = '') {
  return apiQuery(metricPageSchema, '/metrics', { text: text || null, limit: 200 });
}

/** One saved metric at its latest version. */
export function metricQuery(id: string) {
  return apiQuery(metricSchema, `/metrics/${encodeURIComponent(id)}`);
}
