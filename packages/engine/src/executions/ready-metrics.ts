import type { SnapshotMetric } from '@assay/contracts';
import type { BuiltMetric } from '@assay/evaluator';
import { buildSavedMetric } from '../metrics/build-saved-metric';

/** A frozen metric with the function that scores by it. */
export type ReadyMetric = { readonly frozen: SnapshotMetric; readonly built: BuiltMetric };

/**
 * Builds the frozen metrics of a configuration.
 *
 * @throws {AppError} `metric.invalid_settings` | `metric.unknown_type` when this version of the library refuses one
 */
export function readyMetrics(metrics: readonly SnapshotMetric[]): ReadyMetric[] {
  return metrics.map((frozen) => ({ frozen, built: buildSavedMetric(frozen.type, frozen.settings) }));
}
