import type { CountedPage, Prediction, PredictionQuery } from '@assay/contracts';
import { z } from 'zod';
import { pageOf } from '../paging/page-of';
import { countRow } from '../sql/row-fields';
import { createSqlValues, type SqlValues } from '../sql/sql-values';
import type { WorkspaceContext } from '../workspace-context';
import { type ExecutionParts, getExecutionParts } from './execution-parts';
import { findScoreParts } from './find-score-parts';
import { filterConditions, scoreSource } from './prediction-filters';
import { predictionOrder } from './prediction-order';
import { predictionColumnList, predictionRow, toPrediction } from './prediction-row';

const listedRow = predictionRow.extend({ rank: z.number().nullable() });

/** Whether the query needs scores at all; reading them for every prediction is most of its cost. */
function needsScores({ sort, outcome, metricIndex }: PredictionQuery): boolean {
  return sort === 'score' || metricIndex !== undefined || (outcome !== undefined && outcome !== 'error');
}

type Wanted = {
  readonly workspaceId: string;
  readonly executionId: string;
  readonly execution: ExecutionParts;
  readonly query: PredictionQuery;
};

/** The predictions `p` the filters find, with the score they are ranked by. */
function found(bind: SqlValues['bind'], { workspaceId, executionId, execution, query }: Wanted) {
  const owned = `p.execution_id = ${bind(executionId)} AND p.workspace_id = ${bind(workspaceId)}`;
  const source = needsScores(query) ? scoreSource(bind, execution, query) : undefined;
  const outcomes = source?.outcomes ?? { passed: 'false', failed: 'false', unscored: 'false' };
  const caseJoin = query.text ? 'JOIN "case" c ON c.id = p.case_id' : '';
  return {
    from: `prediction p ${source?.join ?? ''} ${caseJoin}`,
    where: [owned, ...filterConditions(bind, execution, query, outcomes)].join(' AND '),
    rank: source?.rank ?? 'NULL::float8',
  };
}

/** How many there are; an order by score needs no scores to be counted, except a metric's, which not every case has. */
function countStatement(wanted: Wanted) {
  const { values, bind } = createSqlValues();
  const { from, where } = found(bind, { ...wanted, query: { ...wanted.query, sort: 'position' } });
  return { text: `SELECT count(*)::int AS count FROM ${from} WHERE ${where}`, values };
}

/** The page's ids are found first, from narrow columns; texts are read for those few only. */
function pageStatement(wanted: Wanted) {
  const { query } = wanted;
  const { values, bind } = createSqlValues();
  const { from, where, rank } = found(bind, wanted);
  const order = predictionOrder(bind, query, rank);
  const text = `
    WITH page AS MATERIALIZED (
      SELECT p.id, ${order.rank} AS rank
      FROM ${from}
      WHERE ${[where, ...(order.after === undefined ? [] : [order.after])].join(' AND ')}
      ORDER BY ${order.orderBy} LIMIT ${bind(query.limit + 1)})
    SELECT ${predictionColumnList}, page.rank
    FROM page JOIN prediction p ON p.id = page.id JOIN "case" c ON c.id = p.case_id
    ORDER BY ${order.pageOrderBy}`;
  return { text, values, cursorOf: order.cursorOf };
}

/**
 * One page of an execution's predictions with their scores: five queries however long the page is.
 *
 * An empty `category` finds the cases without one. `unscored` finds every prediction without a score, failed ones
 * included; `error` those the agent or the script failed on.
 *
 * @throws {AppError} `execution.not_found` | `request.invalid` for a cursor of another list
 */
export async function listPredictions(
  context: WorkspaceContext,
  executionId: string,
  query: PredictionQuery,
): Promise<CountedPage<Prediction>> {
  const execution = await getExecutionParts(context, executionId);
  const wanted = { workspaceId: context.workspaceId, executionId, execution, query };
  const { text, values, cursorOf } = pageStatement(wanted);
  const count = countStatement(wanted);
  const [rows, [counted]] = await Promise.all([
    context.sql.rows(listedRow, text, values),
    context.sql.rows(countRow, count.text, count.values),
  ]);
  const parts = await findScoreParts(
    context.sql,
    rows.slice(0, query.limit).map(({ id }) => id),
  );
  const page = pageOf(rows, query.limit, ({ rank: _, ...row }) => toPrediction(row, execution, parts), cursorOf);
  return { ...page, total: counted?.count ?? 0 };
}
