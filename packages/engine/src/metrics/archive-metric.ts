import { AppError } from '@assay/contracts';
import type { AuditRepository, MetricRepository } from '@assay/db';

export type ArchiveMetricDeps = {
  readonly metrics: Pick<MetricRepository, 'get' | 'archive' | 'evaluatorsUsing'>;
  readonly audit: AuditRepository;
};

/** Takes a metric no evaluator uses out of the lists. @throws {AppError} `metric.not_found`; `metric.in_use` naming the evaluators */
export async function archiveMetric(deps: ArchiveMetricDeps, id: string): Promise<void> {
  const { name } = await deps.metrics.get(id);
  const evaluators = await deps.metrics.evaluatorsUsing(id);
  if (evaluators.length > 0) {
    throw new AppError('metric.in_use', `"${name}" is used by: ${evaluators.join(', ')}.`, {
      nextStep: 'Take it out of those evaluators first.',
      evaluators,
    });
  }
  await deps.metrics.archive(id);
  await deps.audit.record({ action: 'metric.archived', subjectType: 'metric', subjectId: id, details: { name } });
}
