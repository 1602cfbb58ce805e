import { type BuiltMetric, buildMetric, MetricConfigError } from '@assay/evaluator';
import { settingsRefusal } from './settings-refusal';

/**
 * The metric of a type or alias with these settings.
 *
 * @throws {AppError} `metric.unknown_type` naming the nearest type; `metric.invalid_settings` with each bad field
 */
export function buildSavedMetric(type: string, settings: Readonly<Record<string, unknown>>): BuiltMetric {
  try {
    return buildMetric(type, settings);
  } catch (error) {
    if (!(error instanceof MetricConfigError)) throw error;
    throw settingsRefusal(type, error);
  }
}
