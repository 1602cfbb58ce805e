import { type Dataset, type DatasetVersion, importReportSchema, purposeSchema } from '@assay/contracts';
import { z } from 'zod';
import { isoTime } from '../sql/row-fields';

const versionRow = z.object({
  versionId: z.string(),
  number: z.number(),
  nCases: z.number(),
  contentHash: z.string(),
  fileName: z.string(),
  versionCreatedAt: isoTime,
});

const versionColumns = `v.id AS "versionId", v.number, v.n_cases AS "nCases", v.content_hash AS "contentHash",
  v.file_name AS "fileName", v.created_at AS "versionCreatedAt"`;

/** A dataset with its latest version, as `selectDatasets` selects it. */
export const datasetRow = versionRow.extend({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  purpose: purposeSchema,
  createdAt: isoTime,
  archivedAt: isoTime.nullable(),
});

/** Datasets `d` with their latest version `v`; its report, which may be long, is left out. */
export const selectDatasets = `SELECT d.id, d.name, d.description, d.purpose, d.created_at AS "createdAt",
    d.archived_at AS "archivedAt", ${versionColumns}
  FROM dataset d
  JOIN LATERAL (
    SELECT id, number, n_cases, content_hash, file_name, created_at FROM dataset_version
    WHERE dataset_id = d.id ORDER BY number DESC LIMIT 1
  ) v ON true`;

/** A version with its report, as `selectDatasetVersions` selects it. */
export const datasetVersionRow = versionRow.extend({ report: importReportSchema });

/** Dataset versions `v`. */
export const selectDatasetVersions = `SELECT ${versionColumns}, v.report FROM dataset_version v`;

function toVersion({ versionId, versionCreatedAt, ...row }: z.infer<typeof versionRow>) {
  const { number, nCases, contentHash, fileName } = row;
  return { id: versionId, number, nCases, contentHash, fileName, createdAt: versionCreatedAt };
}

/** The version as the contracts say it. */
export function toDatasetVersion(row: z.infer<typeof datasetVersionRow>): DatasetVersion {
  return { ...toVersion(row), report: row.report };
}

/** The dataset as the contracts say it. */
export function toDataset(row: z.infer<typeof datasetRow>): Dataset {
  const { id, name, description, purpose, createdAt, archivedAt } = row;
  return { id, name, description, purpose, latestVersion: toVersion(row), createdAt, archivedAt };
}
