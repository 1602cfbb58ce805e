import type { MetricCard } from './metric';
import { metricFamilies } from './metric-words';
import { metricRegistry } from './registry.gen';

/** The card of every metric type, by family and then by name. */
export function listMetrics(): readonly MetricCard[] {
  return [...metricRegistry]
    .sort((a, b) => rank(a) - rank(b) || a.type.localeCompare(b.type))
    .map(({ build: _, settingsSchema: __, aliases: ___, settingAliases: ____, ...card }) => card);
}

function rank(card: MetricCard): number {
  return metricFamilies.indexOf(card.family);
}
