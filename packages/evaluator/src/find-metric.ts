import type { Json } from './json';
import type { Metric } from './metric';
import { MetricConfigError } from './metric-config-error';
import { nearestName } from './nearest-name';
import { metricRegistry } from './registry.gen';

type FoundMetric = { readonly metric: Metric; readonly preset: Readonly<Record<string, Json>> };

const byName = new Map<string, FoundMetric>(
  metricRegistry.flatMap((metric) => [
    [metric.type, { metric, preset: {} }] as const,
    ...Object.entries(metric.aliases).map(([alias, preset]) => [alias, { metric, preset }] as const),
  ]),
);

/**
 * The metric type of that name or alias, with the settings the alias presets.
 *
 * @throws {MetricConfigError} naming the nearest known metric when there is none of that name
 */
export function findMetric(name: string): FoundMetric {
  const found = byName.get(name);
  if (found) return found;
  const hint = nearestName(name, [...byName.keys()]);
  const suggestion = hint === undefined ? '' : `; did you mean "${hint}"?`;
  throw new MetricConfigError(name, [{ path: [], message: `there is no metric named "${name}"${suggestion}` }]);
}
