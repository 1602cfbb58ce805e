import { validate } from 'uuid';
import { z } from 'zod';
import type { ComparedSide, ComparisonRepository, PairedCounts, PairedScore } from '../../ports/comparison-repository';
import { createSqlValues } from '../sql/sql-values';
import type { WorkspaceContext } from '../workspace-context';
import { listComparedCases } from './compared-cases';
import { caseRows, samePair, sideRows } from './side-rows';

const countsRow = z.object({ nShared: z.number(), onlyInBaseline: z.number(), onlyInExecution: z.number() });
const pairRow = z.object({
  datasetId: z.string(),
  caseKey: z.string(),
  trial: z.number(),
  baseline: z.number().nullable(),
  execution: z.number().nullable(),
});
const noCounts: PairedCounts = { nShared: 0, onlyInBaseline: 0, onlyInExecution: 0 };

async function countPairs(
  { sql, workspaceId }: WorkspaceContext,
  baselineId: string,
  executionId: string,
): Promise<PairedCounts> {
  if (!validate(baselineId) || !validate(executionId)) return noCounts;
  const { values, bind } = createSqlValues();
  const [counts] = await sql.rows(
    countsRow,
    `SELECT count(*) FILTER (WHERE b.id IS NOT NULL AND e.id IS NOT NULL)::int AS "nShared",
       count(*) FILTER (WHERE e.id IS NULL)::int AS "onlyInBaseline",
       count(*) FILTER (WHERE b.id IS NULL)::int AS "onlyInExecution"
     FROM (${caseRows(bind, workspaceId, baselineId)}) b
     FULL JOIN (${caseRows(bind, workspaceId, executionId)}) e ON ${samePair}`,
    values,
  );
  return counts ?? noCounts;
}

async function findPairs(
  { sql, workspaceId }: WorkspaceContext,
  baseline: ComparedSide,
  execution: ComparedSide,
): Promise<PairedScore[]> {
  if (!validate(baseline.executionId) || !validate(execution.executionId)) return [];
  const { values, bind } = createSqlValues();
  return sql.rows(
    pairRow,
    `SELECT b.dataset_id AS "datasetId", b.case_key AS "caseKey", b.trial, b.score AS baseline, e.score AS execution
     FROM (${sideRows(bind, workspaceId, baseline)}) b JOIN (${sideRows(bind, workspaceId, execution)}) e ON ${samePair}
     WHERE b.applies AND e.applies ORDER BY b.dataset_id, b.case_key, b.trial`,
    values,
  );
}

/** Pairs executions of one workspace in PostgreSQL. */
export function createComparisonRepository(context: WorkspaceContext): ComparisonRepository {
  return {
    counts: (baselineId, executionId) => countPairs(context, baselineId, executionId),
    pairs: (baseline, execution) => findPairs(context, baseline, execution),
    cases: (query) => listComparedCases(context, query),
  };
}
