import { AppError } from '@assay/contracts';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { NewExecution } from '../../ports/execution-repository';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { idRow } from '../sql/row-fields';
import { inTransaction, type SqlRunner } from '../sql/sql-runner';
import { storedJson } from '../sql/stored-json';
import { storedText } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';

const usedKeyRow = idRow.extend({ requestHash: z.string().nullable() });

/** The execution an idempotency key already made. @throws {AppError} `execution.idempotency_mismatch` */
export async function findRepeated(
  sql: SqlRunner,
  workspaceId: string,
  input: Pick<NewExecution, 'idempotencyKey' | 'requestHash'>,
): Promise<string | undefined> {
  if (input.idempotencyKey === undefined) return undefined;
  const [used] = await sql.rows(
    usedKeyRow,
    'SELECT id, request_hash AS "requestHash" FROM execution WHERE workspace_id = $1 AND idempotency_key = $2',
    [workspaceId, storedText(input.idempotencyKey)],
  );
  if (used !== undefined && used.requestHash !== (input.requestHash ?? null)) {
    throw new AppError('execution.idempotency_mismatch', 'This idempotency key was used for a different request.', {
      executionId: used.id,
      nextStep: 'Use a new key for a new request.',
    });
  }
  return used?.id;
}

async function requireParts(sql: SqlRunner, workspaceId: string, input: NewExecution): Promise<void> {
  const evaluators = await sql.rows(idRow, 'SELECT id FROM evaluator WHERE id = $1 AND workspace_id = $2', [
    requireId('evaluator', input.evaluatorId),
    workspaceId,
  ]);
  if (evaluators.length === 0) throw notFound('evaluator', input.evaluatorId);
  const versions = await sql.rows(idRow, 'SELECT id FROM agent_version WHERE id = $1 AND workspace_id = $2', [
    requireId('agent', input.agentVersionId),
    workspaceId,
  ]);
  if (versions.length === 0) throw notFound('agent', input.agentVersionId);
}

async function insertExecution(
  sql: SqlRunner,
  { workspaceId, actorId }: WorkspaceContext,
  input: NewExecution,
): Promise<string> {
  const id = newId();
  await sql.run(
    `WITH taken AS (
       UPDATE workspace SET next_execution_number = next_execution_number + 1 WHERE id = $2
       RETURNING next_execution_number - 1 AS number)
     INSERT INTO execution (id, workspace_id, number, evaluator_id, agent_version_id, snapshot, trials, n_total,
       idempotency_key, request_hash, created_by)
     SELECT $1, $2, number, $3, $4, $5, $6, $7, $8, $9, $10 FROM taken`,
    [
      id,
      workspaceId,
      input.evaluatorId,
      input.agentVersionId,
      storedJson(input.snapshot),
      input.trials,
      input.nTotal,
      input.idempotencyKey === undefined ? null : storedText(input.idempotencyKey),
      input.requestHash ?? null,
      actorId,
    ],
  );
  return id;
}

/**
 * Stores a QUEUED execution, or finds the one its idempotency key made. Executions of a workspace are made one after
 * another: the workspace's row is locked first, so numbers have no gap and a key clicked twice makes one execution.
 */
export function createExecution(
  context: WorkspaceContext,
  input: NewExecution,
): Promise<{ readonly id: string; readonly created: boolean }> {
  const { database, workspaceId } = context;
  return inTransaction(database, async (sql) => {
    const locked = await sql.rows(idRow, 'SELECT id FROM workspace WHERE id = $1 FOR NO KEY UPDATE', [workspaceId]);
    if (locked.length === 0) throw new AppError('workspace.not_found', `There is no workspace ${workspaceId}.`);
    const repeated = await findRepeated(sql, workspaceId, input);
    if (repeated !== undefined) return { id: repeated, created: false };
    await requireParts(sql, workspaceId, input);
    return { id: await insertExecution(sql, context, input), created: true };
  });
}
