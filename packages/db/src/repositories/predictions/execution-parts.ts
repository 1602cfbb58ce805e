import { type ExecutionSnapshot, executionSnapshotSchema } from '@assay/contracts';
import { z } from 'zod';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import type { WorkspaceContext } from '../workspace-context';

const { evaluator, configurations } = executionSnapshotSchema.shape;
const partsRow = z.object({ evaluator, configurations });

/** What of an execution's snapshot its predictions are read with. */
export type ExecutionParts = Pick<ExecutionSnapshot, 'evaluator' | 'configurations'>;

/** @throws {AppError} `execution.not_found` */
export async function getExecutionParts(
  { sql, workspaceId }: WorkspaceContext,
  executionId: string,
): Promise<ExecutionParts> {
  const [parts] = await sql.rows(
    partsRow,
    `SELECT snapshot -> 'evaluator' AS evaluator, snapshot -> 'configurations' AS configurations
     FROM execution WHERE id = $1 AND workspace_id = $2`,
    [requireId('execution', executionId), workspaceId],
  );
  if (parts === undefined) throw notFound('execution', executionId);
  return parts;
}

/** The dataset a version belongs to, by the version's id. */
export function datasetsByVersion({ configurations }: ExecutionParts) {
  return new Map(configurations.flatMap(({ datasets }) => datasets.map((dataset) => [dataset.versionId, dataset])));
}
