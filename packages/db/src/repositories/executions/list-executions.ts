import type { CountedPage, Execution, ExecutionQuery } from '@assay/contracts';
import { validate } from 'uuid';
import { newestPage } from '../paging/newest-page';
import { likePattern } from '../sql/like-pattern';
import { countRow } from '../sql/row-fields';
import { createSqlValues, type SqlValues } from '../sql/sql-values';
import type { WorkspaceContext } from '../workspace-context';
import { executionColumns, executionRow, toExecution } from './execution-row';

type Filters = Omit<ExecutionQuery, 'cursor' | 'limit'>;

/** Parameters the query of a page has before those of the filters. */
const nPageValues = 4;

/** The filters as conditions on an execution `e`; names and datasets are those it froze when it started. */
function conditionsOf(bind: SqlValues['bind'], { evaluatorId, datasetId, status, text }: Filters): string {
  const conditions = ['true'];
  if (evaluatorId !== undefined) conditions.push(`e.evaluator_id = ${bind(evaluatorId)}::uuid`);
  if (status !== undefined) conditions.push(`e.status = ${bind(status)}::text`);
  if (datasetId !== undefined) {
    const path = '$.configurations[*].datasets[*] ? (@.datasetId == $id)';
    const named = `jsonb_build_object('id', ${bind(datasetId.toLowerCase())}::text)`;
    conditions.push(`jsonb_path_exists(e.snapshot, '${path}', ${named})`);
  }
  const pattern = likePattern(text);
  if (pattern !== null) {
    const bound = `${bind(pattern)}::text`;
    const names = ["e.snapshot #>> '{evaluator,name}'", "e.snapshot #>> '{agent,name}'"];
    conditions.push(`(${names.map((name) => `${name} ILIKE ${bound}`).join(' OR ')})`);
  }
  return conditions.join(' AND ');
}

async function countExecutions({ sql, workspaceId }: WorkspaceContext, filters: Filters): Promise<number> {
  const { values, bind } = createSqlValues();
  const where = `e.workspace_id = ${bind(workspaceId)} AND ${conditionsOf(bind, filters)}`;
  const [counted] = await sql.rows(countRow, `SELECT count(*)::int AS count FROM execution e WHERE ${where}`, values);
  return counted?.count ?? 0;
}

/** One page of executions with their progress, newest first, in one query, and one that counts them all. */
export async function listExecutions(
  context: WorkspaceContext,
  { cursor, limit, ...filters }: ExecutionQuery,
): Promise<CountedPage<Execution>> {
  const { evaluatorId } = filters;
  if (evaluatorId !== undefined && !validate(evaluatorId)) return { items: [], nextCursor: null, total: 0 };
  const { values, bind } = createSqlValues(nPageValues);
  const select = `SELECT ${executionColumns} FROM execution e WHERE ${conditionsOf(bind, filters)}`;
  const query = { select, values, alias: 'e', row: executionRow, toItem: toExecution };
  const [page, total] = await Promise.all([
    newestPage(context, { cursor, limit }, query),
    countExecutions(context, filters),
  ]);
  return { ...page, total };
}
