import type { ComparedCase, Page } from '@assay/contracts';
import { validate } from 'uuid';
import { z } from 'zod';
import type { ComparisonRepository } from '../../ports/comparison-repository';
import { decodeCursor, encodeCursor } from '../paging/cursor';
import { pageOf } from '../paging/page-of';
import { textList } from '../sql/row-fields';
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

/** Both executions' cases side by side, each with what became of it. */
function joined(bind: SqlValues['bind'], workspaceId: string, { baseline, execution }: CasesQuery): string {
  return `SELECT coalesce(b.dataset_id, e.dataset_id) AS dataset_id, coalesce(b.case_key, e.case_key) AS case_key,
      coalesce(b.trial, e.trial) AS trial, b.id AS baseline_id, e.id AS execution_id, b.score AS baseline_score,
      e.score AS execution_score, e.score - b.score AS difference,
      CASE WHEN e.id IS NULL THEN 'only_in_baseline' WHEN b.id IS NULL THEN 'only_in_execution'
        WHEN e.score IS NULL OR b.score IS NULL THEN 'unscored'
        WHEN abs(e.score - b.score) <= ${unchangedWithin} THEN 'unchanged'
        WHEN e.score > b.score THEN 'improved' ELSE 'worse' END AS change
    FROM (${sideRows(bind, workspaceId, baseline)}) b
    FULL JOIN (${sideRows(bind, workspaceId, execution)}) e ON ${samePair}`;
}

/** Rows after the cursor's; those without a difference come last. */
function afterCursor(bind: SqlValues['bind'], cursor: string | undefined): string {
  if (cursor === undefined) return 'true';
  const [difference, datasetId, caseKey, trial] = decodeCursor(caseCursor, cursor);
  const later = `(dataset_id, case_key, trial) > (${bind(datasetId)}::uuid, ${bind(storedText(caseKey))}::text, ${bind(trial)}::int)`;
  if (difference === null) return `(difference IS NULL AND ${later})`;
  const last = `${bind(difference)}::float8`;
  return `(difference > ${last} OR difference IS NULL OR (difference = ${last} AND ${later}))`;
}

function statement(workspaceId: string, query: CasesQuery) {
  const { values, bind } = createSqlValues();
  const change = bind(query.change ?? null);
  const text = `
    WITH page AS MATERIALIZED (
      SELECT * FROM (${joined(bind, workspaceId, query)}) pair
      WHERE (${change}::text IS NULL OR change = ${change})
        AND ${afterCursor(bind, query.cursor)}
      ORDER BY difference NULLS LAST, dataset_id, case_key, trial LIMIT ${bind(query.limit + 1)})
    SELECT page.dataset_id AS "datasetId", page.case_key AS "caseKey", page.trial,
      coalesce(e.category, b.category) AS category, c.question, c.answers, page.difference,
      b.id AS "baselineId", b.prediction AS "baselinePrediction", page.baseline_score AS "baselineScore",
      e.id AS "executionId", e.prediction AS "executionPrediction", page.execution_score AS "executionScore"
    FROM page
    LEFT JOIN prediction b ON b.id = page.baseline_id
    LEFT JOIN prediction e ON e.id = page.execution_id
    JOIN "case" c ON c.id = coalesce(e.case_id, b.case_id)
    ORDER BY page.difference NULLS LAST, page.dataset_id, page.case_key, page.trial`;
  return { text, values };
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
): Promise<Page<ComparedCase>> {
  const { baseline, execution } = query;
  if (!validate(baseline.executionId) || !validate(execution.executionId)) return { items: [], nextCursor: null };
  const { text, values } = statement(workspaceId, query);
  const rows = await sql.rows(comparedRow, text, values);
  return pageOf(rows, query.limit, toComparedCase, ({ difference, datasetId, caseKey, trial }) =>
    encodeCursor([difference, datasetId, caseKey, trial]),
  );
}
