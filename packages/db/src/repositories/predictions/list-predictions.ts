import type { Page, Prediction, PredictionQuery } from '@assay/contracts';
import { z } from 'zod';
import { pageOf } from '../paging/page-of';
import { createSqlValues } from '../sql/sql-values';
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

/** The page's ids are found first, from narrow columns; texts are read for those few only. */
function statement(workspaceId: string, executionId: string, execution: ExecutionParts, query: PredictionQuery) {
  const { values, bind } = createSqlValues();
  const owned = `p.execution_id = ${bind(executionId)} AND p.workspace_id = ${bind(workspaceId)}`;
  const source = needsScores(query) ? scoreSource(bind, execution, query) : undefined;
  const outcomes = source?.outcomes ?? { passed: 'false', failed: 'false', unscored: 'false' };
  const conditions = [owned, ...filterConditions(bind, execution, query, outcomes)];
  const order = predictionOrder(bind, query, source?.rank ?? 'NULL::float8');
  if (order.after !== undefined) conditions.push(order.after);
  const caseJoin = query.text ? 'JOIN "case" c ON c.id = p.case_id' : '';
  const text = `
    WITH page AS MATERIALIZED (
      SELECT p.id, ${order.rank} AS rank
      FROM prediction p ${source?.join ?? ''} ${caseJoin}
      WHERE ${conditions.join(' AND ')}
      ORDER BY ${order.orderBy} LIMIT ${bind(query.limit + 1)})
    SELECT ${predictionColumnList}, page.rank
    FROM page JOIN prediction p ON p.id = page.id JOIN "case" c ON c.id = p.case_id
    ORDER BY ${order.pageOrderBy}`;
  return { text, values, cursorOf: order.cursorOf };
}

/**
 * One page of an execution's predictions with their scores: four queries however long the page is.
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
): Promise<Page<Prediction>> {
  const execution = await getExecutionParts(context, executionId);
  const { text, values, cursorOf } = statement(context.workspaceId, executionId, execution, query);
  const rows = await context.sql.rows(listedRow, text, values);
  const parts = await findScoreParts(
    context.sql,
    rows.slice(0, query.limit).map(({ id }) => id),
  );
  return pageOf(rows, query.limit, ({ rank: _, ...row }) => toPrediction(row, execution, parts), cursorOf);
}
