import type { CreateDataset, Dataset, ImportReport } from '@assay/contracts';
import type { AuditRepository, DatasetRepository } from '@assay/db';
import type { DatasetFiles, Upload } from './dataset-files';
import { readVersion } from './read-version';

export type CreateDatasetDeps = {
  readonly datasets: Pick<DatasetRepository, 'create'>;
  readonly audit: AuditRepository;
  readonly files: Pick<DatasetFiles, 'importCases'>;
};

export type StoredDataset = { readonly dataset: Dataset; readonly report: ImportReport };

/**
 * Stores a dataset with its first version: all of its cases or, on any failure, nothing.
 *
 * @throws {AppError} `dataset.no_cases` with the report; `dataset.name_taken`; `file.*`; `dataset.needs_mapping`
 */
export async function createDataset(
  deps: CreateDatasetDeps,
  input: CreateDataset,
  upload: Upload,
): Promise<StoredDataset> {
  const version = await readVersion(deps.files, upload);
  const dataset = await deps.datasets.create(input, version);
  const details = { name: dataset.name, cases: version.cases.length };
  await deps.audit.record({ action: 'dataset.created', subjectType: 'dataset', subjectId: dataset.id, details });
  return { dataset, report: version.report };
}
