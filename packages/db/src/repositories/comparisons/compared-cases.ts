import type { ComparedCase, CountedPage } from '@assay/contracts';
import { validate } from 'uuid';
import { z } from 'zod';
import type { ComparisonRepository } from '../../ports/comparison-repository';
import { decodeCursor, encodeCursor } from '../paging/cursor';
import { pageOf } from '../paging/page-of';
import { likePattern } from '../sql/like-pattern';
import { countRow, textList } from '../sql/row-fields';
import { createSqlValues, type SqlValues } from '../sql/sql-values';
import { storedText } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';
import { samePair, sideRows } from './side-rows';

type CasesQuery = Parameters<ComparisonRepository['cases']>[0];

/** Scores that differ by less differ by rounding only. */
const unchangedWithin = 1e-9;

const caseCursor = z.tuple([z.number().nullable(), z.string().refine((id) => validate(id)), z.string(), z.int32()]);

const comparedRow = z.object({
  datasetId: z.string(),
  caseKey: z.string(),
  trial: z.number(),
  category: z.string().nullable(),
  question: z.string(),
  answers: textList,
  difference: z.number().nullable(),
  baselineId: z.string().nullable(),
  baselinePrediction: z.string().nullable(),
  baselineScore: z.number().nullable(),
  executionId: z.string().nullable(),
  executionPrediction: z.string().nullable(),
  executionScore: z.number().nullable(),
});

/** Both executions' cases side by side, each with what became of it; those the query asks for. */
function found(bind: SqlValues['bind'], workspaceId: string, query: CasesQuery): string {
  const { baseline, execution, change, text } = query;
  const pair = `SELECT coalesce(b.dataset_id, e.dataset_id) AS dataset_id, coalesce(b.case_key, e.case_key) AS case_key,
      coalesce(b.trial, e.trial) AS trial, b.id AS baseline_id, e.id AS execution_id, b.score AS baseline_score,
      e.score AS execution_score, e.score - b.score AS difference,
      CASE WHEN e.id IS NULL THEN 'only_in_baseline' WHEN b.id IS NULL THEN 'only_in_execution'
        WHEN e.score IS NULL OR b.score IS NULL THEN 'unscored'
        WHEN abs(e.score - b.score) <= ${unchangedWithin} THEN 'unchanged'
        WHEN e.score > b.score THEN 'improved' ELSE 'worse' END AS change
    FROM (${sideRows(bind, workspaceId, baseline)}) b
    FULL JOIN (${sideRows(bind, workspaceId, execution)}) e ON ${samePair}
    WHERE b.id IS NULL OR e.id IS NULL OR b.applies AND e.applies`;
  const conditions = ['true'];
  if (change !== undefined) conditions.push(`pair.change = ${bind(change)}::text`);
  const pattern = likePattern(text);
  if (pattern === null) return `SELECT pair.* FROM (${pair}) pair WHERE ${conditions.join(' AND ')}`;
  const bound = `${bind(pattern)}::text`;
  const texts = ['c.question', 'b.prediction', 'e.prediction'].map((column) => `${column} ILIKE ${bound}`);
  return `SELECT pair.* FROM (${pair}) pair ${textsOfPair} WHERE ${[...conditions, `(${texts.join(' OR ')})`].join(' AND ')}`;
}

/** The predictions of a `pair` and its case. */
const textsOfPair = `LEFT JOIN prediction b ON b.id = pair.baseline_id
    LEFT JOIN prediction e ON e.id = pair.execution_id
    JOIN "case" c ON c.id = coalesce(e.case_id, b.case_id)`;

/** Rows after the cursor's; those without a difference come last. */
function afterCursor(bind: SqlValues['bind'], cursor: string | undefined): string {
  if (cursor === undefined) return 'true';
  const [difference, datasetId, caseKey, trial] = decodeCursor(caseCursor, cursor);
  const later = `(dataset_id, case_key, trial) > (${bind(datasetId)}::uuid, ${bind(storedText(caseKey))}::text, ${bind(trial)}::int)`;
  if (difference === null) return `(difference IS NULL AND ${later})`;
  const last = `${bind(difference)}::float8`;
  return `(difference > ${last} OR difference IS NULL OR (difference = ${last} AND ${later}))`;
}

function pageStatement(workspaceId: string, query: CasesQuery) {
  const { values, bind } = createSqlValues();
  const text = `
    WITH page AS MATERIALIZED (
      SELECT * FROM (${found(bind, workspaceId, query)}) found
      WHERE ${afterCursor(bind, query.cursor)}
      ORDER BY difference NULLS LAST, dataset_id, case_key, trial LIMIT ${bind(query.limit + 1)})
    SELECT pair.dataset_id AS "datasetId", pair.case_key AS "caseKey", pair.trial,
      coalesce(e.category, b.category) AS category, c.question, c.answers, pair.difference,
      b.id AS "baselineId", b.prediction AS "baselinePrediction", pair.baseline_score AS "baselineScore",
      e.id AS "executionId", e.prediction AS "executionPrediction", pair.execution_score AS "executionScore"
    FROM page pair ${textsOfPair}
    ORDER BY pair.difference NULLS LAST, pair.dataset_id, pair.case_key, pair.trial`;
  return { text, values };
}

function countStatement(workspaceId: string, query: CasesQuery) {
  const { values, bind } = createSqlValues();
  return { text: `SELECT count(*)::int AS count FROM (${found(bind, workspaceId, query)}) found`, values };
}

function toSide(predictionId: string | null, prediction: string | null, score: number | null) {
  return predictionId === null ? null : { predictionId, prediction, score };
}

function toComparedCase(row: z.infer<typeof comparedRow>): ComparedCase {
  const { datasetId, caseKey, trial, category, question, answers, difference } = row;
  return {
    datasetId,
    caseKey,
    trial,
    category,
    question,
    answers,
    baseline: toSide(row.baselineId, row.baselinePrediction, row.baselineScore),
    execution: toSide(row.executionId, row.executionPrediction, row.executionScore),
    difference,
  };
}

/** One page of compared cases, largest loss first; those without a difference last. */
export async function listComparedCases(
  { sql, workspaceId }: WorkspaceContext,
  query: CasesQuery,
): Promise<CountedPage<ComparedCase>> {
  const { baseline, execution } = query;
  if (!validate(baseline.executionId) || !validate(execution.executionId)) {
    return { items: [], nextCursor: null, total: 0 };
  }
  const page = pageStatement(workspaceId, query);
  const count = countStatement(workspaceId, query);
  const [rows, [counted]] = await Promise.all([
    sql.rows(comparedRow, page.text, page.values),
    sql.rows(countRow, count.text, count.values),
  ]);
  const cursorOf = ({ difference, datasetId, caseKey, trial }: z.infer<typeof comparedRow>) =>
    encodeCursor([difference, datasetId, caseKey, trial]);
  return { ...pageOf(rows, query.limit, toComparedCase, cursorOf), total: counted?.count ?? 0 };
}
