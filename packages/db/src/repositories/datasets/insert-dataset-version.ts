import { v7 as newId } from 'uuid';
import type { NewCase, NewDatasetVersion } from '../../ports/dataset-repository';
import { type BulkColumn, bulkInsert } from '../sql/bulk-insert';
import { chunked } from '../sql/chunked';
import type { SqlRunner } from '../sql/sql-runner';
import { storedJson } from '../sql/stored-json';
import { storedText, storedTextOrNull } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';

type PlacedCase = { readonly position: number; readonly row: NewCase };

/** Enough rows that the statement's own cost no longer counts, few enough that memory stays flat. */
const maxRows = 2_000;
const maxChars = 4_000_000;

function charsOf({ row }: PlacedCase): number {
  const texts = [row.question, row.prediction ?? '', ...row.answers, ...row.context];
  return texts.reduce((sum, text) => sum + text.length, 0);
}

function caseColumns(workspaceId: string, versionId: string): BulkColumn<PlacedCase>[] {
  return [
    { name: 'id', type: 'uuid', value: () => newId() },
    { name: 'workspace_id', type: 'uuid', value: () => workspaceId },
    { name: 'dataset_version_id', type: 'uuid', value: () => versionId },
    { name: 'position', type: 'int', value: ({ position }) => position },
    { name: 'case_key', type: 'text', value: ({ row }) => storedText(row.caseKey) },
    { name: 'external_id', type: 'text', value: ({ row }) => storedTextOrNull(row.id) },
    { name: 'question', type: 'text', value: ({ row }) => storedText(row.question) },
    { name: 'answers', type: 'jsonb', value: ({ row }) => storedJson(row.answers) },
    { name: 'category', type: 'text', value: ({ row }) => storedTextOrNull(row.category) },
    { name: 'context', type: 'jsonb', value: ({ row }) => storedJson(row.context) },
    { name: 'expected_behaviour', type: 'text', value: ({ row }) => row.expectedBehaviour },
    {
      name: 'expected_trajectory',
      type: 'jsonb',
      value: ({ row }) => (row.expectedTrajectory === null ? null : storedJson(row.expectedTrajectory)),
    },
    { name: 'prediction', type: 'text', value: ({ row }) => storedTextOrNull(row.prediction) },
    { name: 'metadata', type: 'jsonb', value: ({ row }) => storedJson(row.metadata) },
  ];
}

/** Stores one version of a dataset and its cases, positions from 1; part of the caller's transaction. */
export async function insertDatasetVersion(
  sql: SqlRunner,
  { workspaceId, actorId }: WorkspaceContext,
  place: { readonly datasetId: string; readonly number: number },
  version: NewDatasetVersion,
): Promise<void> {
  const versionId = newId();
  await sql.run(
    `INSERT INTO dataset_version (id, workspace_id, dataset_id, number, n_cases, content_hash, file_name, mapping,
       report, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      versionId,
      workspaceId,
      place.datasetId,
      place.number,
      version.cases.length,
      version.contentHash,
      storedText(version.fileName),
      storedJson(version.mapping),
      storedJson(version.report),
      actorId,
    ],
  );
  const columns = caseColumns(workspaceId, versionId);
  const placed = version.cases.map((row, index) => ({ position: index + 1, row }));
  for (const rows of chunked(placed, { maxRows, maxChars, charsOf })) {
    const { text, values } = bulkInsert('"case"', columns, rows);
    await sql.run(text, values);
  }
}
