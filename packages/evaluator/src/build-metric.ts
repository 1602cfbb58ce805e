import { canonicalSettings } from './canonical-settings';
import { findMetric } from './find-metric';
import type { BuiltMetric } from './metric';

/**
 * A metric ready to score cases.
 *
 * @param name - metric type or one of its aliases
 * @param settings - in camelCase, snake_case or the spelling of the project the alias comes from; what is left out takes its default
 * @throws {MetricConfigError} when the name or a setting is unknown (naming the nearest) or a setting is impossible
 */
export function buildMetric(name: string, settings: Readonly<Record<string, unknown>> = {}): BuiltMetric {
  const { metric, preset } = findMetric(name);
  return metric.build({ ...preset, ...canonicalSettings(metric, settings) });
}
