import { buildMetric, type MetricDescription, type MetricPorts } from '@assay/evaluator';
import { describeType } from './describe-type';
import { unavailableReason } from './unavailable-reason';

/** Everything a form shows about a metric type, and why it cannot be chosen here; null when it can. */
export type MetricTypeView = MetricDescription & { readonly unavailableReason: string | null };

/**
 * A metric type or alias as a form shows it. A type that can run under some settings only is measured by its example
 * settings.
 *
 * @throws {AppError} `metric.unknown_type` naming the nearest
 */
export function metricTypeView(type: string, ports: Partial<MetricPorts>): MetricTypeView {
  const description = describeType(type);
  const example = buildMetric(description.type, description.exampleSettings);
  return { ...description, unavailableReason: unavailableReason(example, ports) ?? null };
}
