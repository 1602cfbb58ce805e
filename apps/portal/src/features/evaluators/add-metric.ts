import type { Metric } from '@assay/contracts';
import type { DraftMetric } from './evaluator-draft';

/** The metrics of a configuration with one more, which counts once and keeps its own threshold; unchanged if it is there. */
export function addMetric(metrics: readonly DraftMetric[], { id, name, type }: Metric): readonly DraftMetric[] {
  if (metrics.some(({ metricId }) => metricId === id)) return metrics;
  return [...metrics, { metricId: id, name, type, weight: 1, threshold: undefined }];
}
