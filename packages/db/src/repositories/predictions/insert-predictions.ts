import { validate } from 'uuid';
import type { NewPrediction } from '../../ports/prediction-repository';
import { notFound } from '../refusals/not-found';
import { type BulkColumn, bulkInsert } from '../sql/bulk-insert';
import { chunked } from '../sql/chunked';
import { idRow } from '../sql/row-fields';
import { inTransaction, type SqlRunner } from '../sql/sql-runner';
import type { WorkspaceContext } from '../workspace-context';
import { compositeColumns, predictionColumns, scoreColumns } from './bulk-columns';

const maxRows = 1_000;
const maxChars = 8_000_000;

/** The response is most of a row; its raw body is about as long as the answer and is counted with it. */
function charsOf({ prediction, response }: NewPrediction): number {
  const raw = typeof response?.raw === 'string' ? response.raw.length : 0;
  return 1_000 + 2 * (prediction?.length ?? 0) + raw;
}

/** Two workers storing the same cases wait for each other in one order, and so never for each other in a circle. */
function byPlace(a: NewPrediction, b: NewPrediction): number {
  if (a.executionId !== b.executionId) return a.executionId < b.executionId ? -1 : 1;
  if (a.caseId !== b.caseId) return a.caseId < b.caseId ? -1 : 1;
  return a.trial - b.trial;
}

async function requireExecutions(sql: SqlRunner, workspaceId: string, rows: readonly NewPrediction[]): Promise<void> {
  const ids = [...new Set(rows.map(({ executionId }) => executionId))];
  const owned = await sql.rows(idRow, 'SELECT id FROM execution WHERE id = ANY($1::uuid[]) AND workspace_id = $2', [
    ids.filter((id) => validate(id)),
    workspaceId,
  ]);
  const found = new Set(owned.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id.toLowerCase()));
  if (missing !== undefined) throw notFound('execution', missing);
}

async function insertParts<Row>(
  sql: SqlRunner,
  table: string,
  columns: readonly BulkColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const { text, values } = bulkInsert(table, columns, rows);
  await sql.run(text, values);
}

async function insertChunk(sql: SqlRunner, workspaceId: string, rows: readonly NewPrediction[]): Promise<number> {
  const ending = 'ON CONFLICT (execution_id, case_id, trial) DO NOTHING RETURNING id';
  const { text, values } = bulkInsert('prediction', predictionColumns(workspaceId), rows, ending);
  const stored = new Set((await sql.rows(idRow, text, values)).map(({ id }) => id));
  const added = rows.filter(({ id }) => stored.has(id.toLowerCase()));
  const scores = added.flatMap((of) => of.scores.map((row) => ({ of, row })));
  const composites = added.flatMap((of) => of.composites.map((row) => ({ of, row })));
  await insertParts(sql, 'score', scoreColumns, scores);
  await insertParts(sql, 'case_composite', compositeColumns, composites);
  return added.length;
}

/** Stores predictions with their scores, all or nothing; answers how many were new. */
export async function insertPredictions(
  { database, workspaceId }: WorkspaceContext,
  rows: readonly NewPrediction[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const ordered = rows.toSorted(byPlace);
  return inTransaction(database, async (sql) => {
    await requireExecutions(sql, workspaceId, ordered);
    let added = 0;
    for (const chunk of chunked(ordered, { maxRows, maxChars, charsOf })) {
      added += await insertChunk(sql, workspaceId, chunk);
    }
    return added;
  });
}
