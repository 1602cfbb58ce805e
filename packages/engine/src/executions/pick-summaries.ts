import type { ExecutionMetric, ExecutionSnapshot, MetricSummary } from '@assay/contracts';
import type { SummaryRow } from '@assay/db';
import { jsonSchema } from '@assay/evaluator';
import { z } from 'zod';
import { datasetVersionsOf } from './dataset-versions-of';

type MetricFigures = Pick<ExecutionMetric, 'overall' | 'byDataset' | 'byCategory' | 'corpus'>;

const corpusSchema = z.record(z.string(), jsonSchema);

const nothing: MetricSummary = {
  nTotal: 0,
  nScored: 0,
  nError: 0,
  mean: null,
  pessimisticMean: null,
  interval: null,
  passRate: null,
  nPassed: null,
  histogram: new Array<number>(10).fill(0),
};

/** The figures of one metric, or of the composite, picked from an execution's stored summaries; zeros where there are none. */
export function pickSummaries(
  snapshot: ExecutionSnapshot,
  rows: readonly SummaryRow[],
  metricIndex: number,
): MetricFigures {
  const own = rows.filter((row) => row.metricIndex === metricIndex);
  const overall = own.find((row) => row.datasetVersionId === null && row.category === undefined);
  const byDataset = datasetVersionsOf(snapshot).flatMap(({ versionId, datasetId, name }) => {
    const row = own.find((candidate) => candidate.datasetVersionId === versionId && candidate.category === undefined);
    return row === undefined ? [] : [{ datasetId, name, summary: summaryOf(row) }];
  });
  const byCategory = own.flatMap((row) =>
    row.datasetVersionId === null && row.category !== undefined
      ? [{ category: row.category, summary: summaryOf(row) }]
      : [],
  );
  return {
    overall: overall === undefined ? nothing : summaryOf(overall),
    byDataset,
    byCategory: byCategory.sort((a, b) => compareNames(a.category, b.category)),
    corpus: overall === undefined || overall.corpus === null ? null : corpusSchema.parse(overall.corpus),
  };
}

function summaryOf(row: SummaryRow): MetricSummary {
  const { metricIndex: _, datasetVersionId: __, category: ___, corpus: ____, ...summary } = row;
  return summary;
}

/** By name; the cases without a category come last. */
function compareNames(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b, 'en');
}
