import type { SnapshotMetric } from '@assay/contracts';
import type { PredictionRepository, ScoreRow, SummaryRow } from '@assay/db';
import { type Json, jsonSchema, type ScoredResult } from '@assay/evaluator';
import { z } from 'zod';
import { buildSavedMetric } from '../metrics/build-saved-metric';
import { createScoreSlices } from './score-slices';

export type SummarizeMetricDeps = { readonly predictions: Pick<PredictionRepository, 'scores'> };

const metadataSchema = z.record(z.string(), jsonSchema);

/** One metric of an execution recomputed from its stored scores: overall, by dataset, by category, and its corpus figure. */
export async function summarizeMetric(
  { predictions }: SummarizeMetricDeps,
  executionId: string,
  metric: SnapshotMetric,
): Promise<SummaryRow[]> {
  const { aggregate } = buildSavedMetric(metric.type, metric.settings);
  const slices = createScoreSlices(metric.threshold);
  const results: ScoredResult[] = [];
  for await (const page of predictions.scores(executionId, metric.index, aggregate !== undefined)) {
    for (const row of page) {
      slices.add(row);
      if (aggregate !== undefined && row.score !== null) results.push(scoredResult(row, row.score));
    }
  }
  const corpus = aggregate === undefined || results.length === 0 ? null : corpusOf(aggregate(results));
  const rows = await slices.summarize(`${executionId}:${metric.index}`);
  return rows.map((row) => ({ ...row, metricIndex: metric.index, corpus: isOverall(row) ? corpus : null }));
}

/** A corpus figure reads the metadata alone; the words of the single results are not kept for it. */
function scoredResult({ metadata }: ScoreRow, score: number): ScoredResult {
  const parsed = metadata === null ? {} : metadataSchema.parse(metadata);
  return { status: 'scored', score, value: score, comment: '', subScores: [], metadata: parsed };
}

function corpusOf(figure: {
  key: string;
  title: string;
  score: number | null;
  metadata: object;
}): Record<string, Json> {
  const { key, title, score } = figure;
  return { [key]: { title, score, metadata: metadataSchema.parse(figure.metadata) } };
}

function isOverall({ datasetVersionId, category }: Pick<SummaryRow, 'datasetVersionId' | 'category'>): boolean {
  return datasetVersionId === null && category === undefined;
}
