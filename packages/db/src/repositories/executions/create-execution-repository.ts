import { type ExecutionDetail, executionStatusSchema } from '@assay/contracts';
import { z } from 'zod';
import type { ExecutionOutcome, ExecutionRepository } from '../../ports/execution-repository';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import type { WorkspaceContext } from '../workspace-context';
import { baselineColumn } from './baseline-column';
import { createExecution, findRepeated } from './create-execution';
import { executionColumns, executionDetailRow, toExecution } from './execution-row';
import { listExecutions } from './list-executions';
import { moveExecution } from './move-execution';

async function getExecution({ sql, workspaceId }: WorkspaceContext, id: string): Promise<ExecutionDetail> {
  const [row] = await sql.rows(
    executionDetailRow,
    `SELECT ${executionColumns}, ${baselineColumn}, e.snapshot FROM execution e WHERE e.id = $1 AND e.workspace_id = $2`,
    [requireId('execution', id), workspaceId],
  );
  if (row === undefined) throw notFound('execution', id);
  const { snapshot, baselineExecutionId, ...execution } = row;
  return { ...toExecution(execution), snapshot, baselineExecutionId };
}

async function saveOutcome(
  { sql, workspaceId }: WorkspaceContext,
  id: string,
  { composite, passed, coverage }: ExecutionOutcome,
): Promise<void> {
  const saved = await sql.run(
    `UPDATE execution e SET composite = $3, passed = $4, coverage = $5,
       summary = (SELECT jsonb_build_object('done', count(*), 'errors', count(p.error_code))
                  FROM prediction p WHERE p.execution_id = e.id)
     WHERE e.id = $1 AND e.workspace_id = $2`,
    [requireId('execution', id), workspaceId, composite, passed, coverage],
  );
  if (saved === 0) throw notFound('execution', id);
}

/** Executions of one workspace in PostgreSQL. */
export function createExecutionRepository(context: WorkspaceContext): ExecutionRepository {
  const { sql, workspaceId } = context;
  return {
    create: async (input) => {
      const { id, created } = await createExecution(context, input);
      return { execution: await getExecution(context, id), created };
    },
    findRepeated: async (idempotencyKey, requestHash) => {
      const id = await findRepeated(sql, workspaceId, { idempotencyKey, requestHash });
      return id === undefined ? undefined : getExecution(context, id);
    },
    get: (id) => getExecution(context, id),
    list: (query) => listExecutions(context, query),
    move: (id, to, reason) => moveExecution(context, id, to, reason),
    status: async (id) => {
      const [row] = await sql.rows(
        z.object({ status: executionStatusSchema }),
        'SELECT status FROM execution WHERE id = $1 AND workspace_id = $2',
        [requireId('execution', id), workspaceId],
      );
      if (row === undefined) throw notFound('execution', id);
      return row.status;
    },
    saveOutcome: (id, outcome) => saveOutcome(context, id, outcome),
  };
}
