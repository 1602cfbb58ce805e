import { AppError } from '@assay/contracts';
import type { AuditRepository, DatasetRepository } from '@assay/db';

export type ArchiveDatasetDeps = {
  readonly datasets: Pick<DatasetRepository, 'get' | 'archive' | 'evaluatorsUsing'>;
  readonly audit: AuditRepository;
};

/** Takes a dataset no evaluator uses out of the lists. @throws {AppError} `dataset.not_found`; `dataset.in_use` naming the evaluators */
export async function archiveDataset(deps: ArchiveDatasetDeps, id: string): Promise<void> {
  const { name } = await deps.datasets.get(id);
  const evaluators = await deps.datasets.evaluatorsUsing(id);
  if (evaluators.length > 0) {
    throw new AppError('dataset.in_use', `"${name}" is used by: ${evaluators.join(', ')}.`, {
      nextStep: 'Take it out of those evaluators first.',
      evaluators,
    });
  }
  await deps.datasets.archive(id);
  await deps.audit.record({ action: 'dataset.archived', subjectType: 'dataset', subjectId: id, details: { name } });
}
