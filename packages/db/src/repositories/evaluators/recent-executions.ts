import { executionStatusSchema, maxRecentExecutions, type RecentExecution } from '@assay/contracts';
import { z } from 'zod';
import { isoTime } from '../sql/row-fields';
import type { WorkspaceContext } from '../workspace-context';

const recentRow = z.object({
  evaluatorId: z.string(),
  id: z.string(),
  number: z.number(),
  status: executionStatusSchema,
  composite: z.number().nullable(),
  passed: z.boolean().nullable(),
  createdAt: isoTime,
});

/** Executions by the id of their evaluator, newest first. */
export type RecentExecutions = ReadonlyMap<string, RecentExecution[]>;

/** The latest executions of every evaluator named, in one query that reads no more than those from an index. */
export async function findRecentExecutions(
  { sql, workspaceId }: WorkspaceContext,
  evaluatorIds: readonly string[],
): Promise<RecentExecutions> {
  const rows = await sql.rows(
    recentRow,
    `SELECT v.id AS "evaluatorId", x.id, x.number, x.status, x.composite, x.passed, x.created_at AS "createdAt"
     FROM unnest($1::uuid[]) v (id) CROSS JOIN LATERAL (
       SELECT * FROM execution e WHERE e.evaluator_id = v.id AND e.workspace_id = $2
       ORDER BY e.created_at DESC, e.number DESC LIMIT $3) x
     ORDER BY v.id, x.created_at DESC, x.number DESC`,
    [evaluatorIds, workspaceId, maxRecentExecutions],
  );
  const byEvaluator = new Map<string, RecentExecution[]>();
  for (const { evaluatorId, ...execution } of rows) {
    const list = byEvaluator.get(evaluatorId);
    if (list === undefined) byEvaluator.set(evaluatorId, [execution]);
    else list.push(execution);
  }
  return byEvaluator;
}
