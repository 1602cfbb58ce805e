import type { Execution, Page } from '@assay/contracts';
import { validate } from 'uuid';
import type { ExecutionRepository } from '../../ports/execution-repository';
import { newestPage } from '../paging/newest-page';
import type { WorkspaceContext } from '../workspace-context';
import { executionColumns, executionRow, toExecution } from './execution-row';

/** One page of executions with their progress, newest first, in one query. */
export async function listExecutions(
  context: WorkspaceContext,
  { evaluatorId, status, ...page }: Parameters<ExecutionRepository['list']>[0],
): Promise<Page<Execution>> {
  if (evaluatorId !== undefined && !validate(evaluatorId)) return { items: [], nextCursor: null };
  return newestPage(context, page, {
    select: `SELECT ${executionColumns} FROM execution e
      WHERE ($5::uuid IS NULL OR e.evaluator_id = $5) AND ($6::text IS NULL OR e.status = $6)`,
    alias: 'e',
    values: [evaluatorId ?? null, status ?? null],
    row: executionRow,
    toItem: toExecution,
  });
}
