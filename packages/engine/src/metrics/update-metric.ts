import type { Metric, UpdateMetric } from '@assay/contracts';
import type { AuditRepository, MetricRepository, NewMetricVersion } from '@assay/db';
import type { MetricPorts } from '@assay/evaluator';
import { stableJson } from '../stable-json';
import { checkMetric } from './check-metric';

export type UpdateMetricDeps = {
  readonly metrics: Pick<MetricRepository, 'get' | 'update'>;
  readonly audit: AuditRepository;
  readonly metricPorts: Partial<MetricPorts>;
};

/**
 * Changes a metric: another type, settings, threshold or rationale makes its next version, equal ones make none.
 * With another type and no settings given, the type's defaults apply.
 *
 * @throws {AppError} `metric.not_found` | `metric.unknown_type` | `metric.invalid_settings` | `metric.name_taken`
 */
export async function updateMetric(deps: UpdateMetricDeps, id: string, changes: UpdateMetric): Promise<Metric> {
  const current = await deps.metrics.get(id);
  const version = await changedVersion(current, changes, deps.metricPorts);
  const { name } = changes;
  if (version === undefined && (name === undefined || name === current.name)) return current;
  const metric = await deps.metrics.update(id, {
    ...(name !== undefined && { name }),
    ...(version !== undefined && { version }),
  });
  const details = { name: metric.name, version: metric.version };
  await deps.audit.record({ action: 'metric.updated', subjectType: 'metric', subjectId: id, details });
  return metric;
}

async function changedVersion(
  current: Metric,
  changes: UpdateMetric,
  ports: Partial<MetricPorts>,
): Promise<NewMetricVersion | undefined> {
  const type = changes.type ?? current.type;
  const settings = changes.settings ?? (type === current.type ? current.settings : {});
  const next = {
    ...(await checkMetric(type, settings, ports)),
    threshold: changes.threshold === undefined ? current.threshold : changes.threshold,
    rationale: changes.rationale ?? current.rationale,
  };
  const before = pickVersion(current);
  return stableJson(next) === stableJson(before) ? undefined : next;
}

function pickVersion({ type, settings, threshold, rationale }: Metric): NewMetricVersion {
  return { type, settings, threshold, rationale };
}
