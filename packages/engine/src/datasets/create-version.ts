import type { AuditRepository, DatasetRepository } from '@assay/db';
import type { StoredDataset } from './create-dataset';
import type { DatasetFiles, Upload } from './dataset-files';
import { readVersion } from './read-version';

export type CreateVersionDeps = {
  readonly datasets: Pick<DatasetRepository, 'get' | 'addVersion'>;
  readonly audit: AuditRepository;
  readonly files: Pick<DatasetFiles, 'importCases'>;
};

/**
 * Stores the next version of a dataset: all of its cases or, on any failure, nothing. Every upload makes one.
 *
 * @throws {AppError} `dataset.not_found`; `dataset.no_cases` with the report; `file.*`; `dataset.needs_mapping`
 */
export async function createVersion(deps: CreateVersionDeps, id: string, upload: Upload): Promise<StoredDataset> {
  await deps.datasets.get(id);
  const version = await readVersion(deps.files, upload);
  const dataset = await deps.datasets.addVersion(id, version);
  const details = { name: dataset.name, version: dataset.latestVersion.number, cases: version.cases.length };
  await deps.audit.record({ action: 'dataset.version_created', subjectType: 'dataset', subjectId: id, details });
  return { dataset, report: version.report };
}
