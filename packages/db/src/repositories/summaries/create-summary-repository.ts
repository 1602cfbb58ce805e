import { validate } from 'uuid';
import { z } from 'zod';
import type { SummaryRepository, SummaryRow } from '../../ports/summary-repository';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { idRow } from '../sql/row-fields';
import { inTransaction } from '../sql/sql-runner';
import type { WorkspaceContext } from '../workspace-context';
import { summaryInsert } from './summary-insert';
import { selectSummaries, storedSummaryRow, toSummaryRow } from './summary-row';

const errorCountRow = z.object({ metricIndex: z.number(), code: z.string(), count: z.number() });

/** Replaces an execution's summaries; its row is locked, so that of two finishing it the second replaces the first's. */
async function replaceAll(
  { database, workspaceId }: WorkspaceContext,
  executionId: string,
  rows: readonly SummaryRow[],
): Promise<void> {
  const id = requireId('execution', executionId);
  await inTransaction(database, async (sql) => {
    const owned = await sql.rows(
      idRow,
      'SELECT id FROM execution WHERE id = $1 AND workspace_id = $2 FOR NO KEY UPDATE',
      [id, workspaceId],
    );
    if (owned.length === 0) throw notFound('execution', executionId);
    await sql.run('DELETE FROM metric_summary WHERE execution_id = $1', [id]);
    if (rows.length === 0) return;
    const { text, values } = summaryInsert(id, rows);
    await sql.run(text, values);
  });
}

/** Aggregates of one workspace's executions in PostgreSQL. */
export function createSummaryRepository(context: WorkspaceContext): SummaryRepository {
  const { sql, workspaceId } = context;
  return {
    replaceAll: (executionId, rows) => replaceAll(context, executionId, rows),
    list: async (executionId) => {
      if (!validate(executionId)) return [];
      const rows = await sql.rows(storedSummaryRow, selectSummaries, [executionId, workspaceId]);
      return rows.map(toSummaryRow);
    },
    errorCounts: async (executionId) => {
      if (!validate(executionId)) return [];
      return sql.rows(
        errorCountRow,
        `SELECT s.metric_index AS "metricIndex", s.error_code AS code, count(*)::int AS count
         FROM score s JOIN execution e ON e.id = s.execution_id AND e.workspace_id = $2
         WHERE s.execution_id = $1 AND s.score IS NULL AND s.error_code IS NOT NULL
         GROUP BY s.metric_index, s.error_code ORDER BY s.metric_index, count(*) DESC, s.error_code`,
        [executionId, workspaceId],
      );
    },
  };
}
