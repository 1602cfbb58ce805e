import { z } from 'zod';
import type { SummaryRow } from '../../ports/summary-repository';

/** A summary as `selectSummaries` selects it. */
export const storedSummaryRow = z.object({
  metricIndex: z.number(),
  datasetVersionId: z.string().nullable(),
  byCategory: z.boolean(),
  category: z.string().nullable(),
  nTotal: z.number(),
  nScored: z.number(),
  nError: z.number(),
  mean: z.number().nullable(),
  pessimisticMean: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  passRate: z.number().nullable(),
  nPassed: z.number().nullable(),
  histogram: z.array(z.number()),
  corpus: z.record(z.string(), z.json()).nullable(),
});

/** Summaries of execution `$1` of workspace `$2`: whole before slices, in a stable order. */
export const selectSummaries = `SELECT s.metric_index AS "metricIndex", s.dataset_version_id AS "datasetVersionId",
    s.by_category AS "byCategory", s.category, s.n_total AS "nTotal", s.n_scored AS "nScored", s.n_error AS "nError",
    s.mean, s.pessimistic_mean AS "pessimisticMean", s.low, s.high, s.pass_rate AS "passRate",
    s.n_passed AS "nPassed", s.histogram, s.corpus
  FROM metric_summary s JOIN execution e ON e.id = s.execution_id
  WHERE s.execution_id = $1 AND e.workspace_id = $2
  ORDER BY s.metric_index, s.dataset_version_id NULLS FIRST, s.by_category, s.category NULLS LAST`;

/** The summary as the port says it: no `category` for all of them together, null for the cases without one. */
export function toSummaryRow(row: z.infer<typeof storedSummaryRow>): SummaryRow {
  const { byCategory, category, low, high, ...summary } = row;
  return {
    ...summary,
    ...(byCategory ? { category } : {}),
    interval: low === null || high === null ? null : { low, high },
  };
}
