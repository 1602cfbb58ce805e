import type { CreateMetric, Metric } from '@assay/contracts';
import type { AuditRepository, MetricRepository } from '@assay/db';
import type { MetricPorts } from '@assay/evaluator';
import { checkMetric } from './check-metric';

export type CreateMetricDeps = {
  readonly metrics: Pick<MetricRepository, 'create'>;
  readonly audit: AuditRepository;
  readonly metricPorts: Partial<MetricPorts>;
};

/** Saves a metric whose settings can work. @throws {AppError} `metric.unknown_type` | `metric.invalid_settings` | `metric.name_taken` */
export async function createMetric(deps: CreateMetricDeps, input: CreateMetric): Promise<Metric> {
  const checked = await checkMetric(input.type, input.settings, deps.metricPorts);
  const metric = await deps.metrics.create({ ...input, ...checked });
  const details = { name: metric.name, type: metric.type };
  await deps.audit.record({ action: 'metric.created', subjectType: 'metric', subjectId: metric.id, details });
  return metric;
}
