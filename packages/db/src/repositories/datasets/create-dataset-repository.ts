import { AppError, type Dataset } from '@assay/contracts';
import { v7 as newId } from 'uuid';
import type { DatasetRepository } from '../../ports/dataset-repository';
import { archiveOwned } from '../owned/archive-owned';
import { evaluatorsUsing } from '../owned/evaluators-using';
import { nextVersionNumber } from '../owned/next-version-number';
import { newestNamedPage } from '../paging/newest-named-page';
import { nameTakenOr } from '../refusals/name-taken';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { inTransaction } from '../sql/sql-runner';
import { storedText } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';
import {
  datasetRow,
  datasetVersionRow,
  selectDatasets,
  selectDatasetVersions,
  toDataset,
  toDatasetVersion,
} from './dataset-row';
import { findCases } from './find-cases';
import { insertDatasetVersion } from './insert-dataset-version';
import { listCases } from './list-cases';

async function getDataset({ sql, workspaceId }: WorkspaceContext, id: string): Promise<Dataset> {
  const [row] = await sql.rows(datasetRow, `${selectDatasets} WHERE d.id = $1 AND d.workspace_id = $2`, [
    requireId('dataset', id),
    workspaceId,
  ]);
  if (row === undefined) throw notFound('dataset', id);
  return toDataset(row);
}

async function createDataset(
  context: WorkspaceContext,
  { name, description, purpose }: Parameters<DatasetRepository['create']>[0],
  version: Parameters<DatasetRepository['create']>[1],
): Promise<Dataset> {
  const datasetId = newId();
  await inTransaction(context.database, async (sql) => {
    await sql.run(
      `INSERT INTO dataset (id, workspace_id, name, description, purpose, created_by)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [datasetId, context.workspaceId, storedText(name), storedText(description), purpose, context.actorId],
    );
    await insertDatasetVersion(sql, context, { datasetId, number: 1 }, version);
  }).catch((error: unknown) => {
    throw nameTakenOr(error, 'dataset', name);
  });
  return getDataset(context, datasetId);
}

async function findVersions({ sql, workspaceId }: WorkspaceContext, id: string, which: number | 'latest' | 'all') {
  const rows = await sql.rows(
    datasetVersionRow,
    `${selectDatasetVersions}
     WHERE v.dataset_id = $1 AND v.workspace_id = $2 AND ($3::bigint IS NULL OR v.number = $3)
     ORDER BY v.number DESC LIMIT $4`,
    [requireId('dataset', id), workspaceId, typeof which === 'number' ? which : null, which === 'latest' ? 1 : null],
  );
  return rows.map(toDatasetVersion);
}

async function getVersion(context: WorkspaceContext, id: string, number: number | 'latest') {
  const [version] = await findVersions(context, id, number);
  if (version !== undefined) return version;
  const { name, latestVersion } = await getDataset(context, id);
  throw new AppError('dataset.version_not_found', `Dataset “${name}” has no version ${number}.`, {
    nextStep: `Choose a version from 1 to ${latestVersion.number}.`,
  });
}

/** Datasets of one workspace in PostgreSQL. */
export function createDatasetRepository(context: WorkspaceContext): DatasetRepository {
  return {
    create: (input, version) => createDataset(context, input, version),
    addVersion: async (id, version) => {
      await inTransaction(context.database, async (sql) => {
        const number = await nextVersionNumber(sql, context.workspaceId, 'dataset', id);
        await insertDatasetVersion(sql, context, { datasetId: id, number }, version);
      });
      return getDataset(context, id);
    },
    get: (id) => getDataset(context, id),
    getVersion: (id, number) => getVersion(context, id, number),
    listVersions: async (id) => {
      const versions = await findVersions(context, id, 'all');
      if (versions.length === 0) throw notFound('dataset', id);
      return versions;
    },
    list: (page) =>
      newestNamedPage(context, page, {
        select: `${selectDatasets} WHERE d.archived_at IS NULL`,
        alias: 'd',
        row: datasetRow,
        toItem: toDataset,
      }),
    listCases: (versionId, page) => listCases(context, versionId, page),
    casesInRange: (versionId, first, last) => findCases(context, versionId, { first, last }, null),
    archive: (id) => archiveOwned(context, 'dataset', id),
    evaluatorsUsing: (id) => evaluatorsUsing(context, 'dataset', id),
  };
}
