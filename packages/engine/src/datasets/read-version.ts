import { AppError } from '@assay/contracts';
import type { NewDatasetVersion } from '@assay/db';
import { assignCaseKeys } from './assign-case-keys';
import { contentHash } from './content-hash';
import type { DatasetFiles, Upload } from './dataset-files';

/**
 * Reads an uploaded file into what a dataset version stores: keyed cases, their hash and the full report.
 *
 * @throws {AppError} `file.*` | `dataset.needs_mapping` as the file is read; `dataset.no_cases` with the report in its details
 */
export async function readVersion(
  files: Pick<DatasetFiles, 'importCases'>,
  upload: Upload,
): Promise<NewDatasetVersion> {
  const { cases: read, report } = await files.importCases(upload);
  if (read.length === 0) {
    throw new AppError('dataset.no_cases', `"${upload.fileName}" holds no case: no row has a question.`, {
      nextStep: 'Check the columns and rows the report names, then upload the file again.',
      report,
    });
  }
  const cases = assignCaseKeys(read);
  const { fileName, mapping = { columns: {} } } = upload;
  return { fileName, mapping, report, contentHash: contentHash(cases), cases };
}
