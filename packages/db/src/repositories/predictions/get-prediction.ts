import { agentAttemptSchema, agentResponseSchema, type PredictionDetail } from '@assay/contracts';
import { z } from 'zod';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { isoTime, jsonObject, textList } from '../sql/row-fields';
import type { WorkspaceContext } from '../workspace-context';
import { getExecutionParts } from './execution-parts';
import { findScoreParts } from './find-score-parts';
import { predictionColumnList, predictionRow, toPrediction } from './prediction-row';

const detailRow = predictionRow.extend({
  executionId: z.string(),
  context: textList,
  metadata: jsonObject,
  response: agentResponseSchema.nullable(),
  attempts: z.array(agentAttemptSchema),
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  costUsd: z.number().nullable(),
  createdAt: isoTime,
});

/** One prediction with everything kept about it. @throws {AppError} `prediction.not_found` */
export async function getPrediction(context: WorkspaceContext, id: string): Promise<PredictionDetail> {
  const [row] = await context.sql.rows(
    detailRow,
    `SELECT ${predictionColumnList}, p.execution_id AS "executionId", c.context, c.metadata, p.response, p.attempts,
       p.input_tokens AS "inputTokens", p.output_tokens AS "outputTokens", p.cost_usd AS "costUsd",
       p.created_at AS "createdAt"
     FROM prediction p JOIN "case" c ON c.id = p.case_id WHERE p.id = $1 AND p.workspace_id = $2`,
    [requireId('prediction', id), context.workspaceId],
  );
  if (row === undefined) throw notFound('prediction', id);
  const { executionId, context: documents, metadata, response, attempts, ...more } = row;
  const { inputTokens, outputTokens, costUsd, createdAt, ...prediction } = more;
  const execution = await getExecutionParts(context, executionId);
  const parts = await findScoreParts(context.sql, [row.id]);
  const detail = { context: documents, metadata, response, attempts, inputTokens, outputTokens, costUsd, createdAt };
  return { ...toPrediction(prediction, execution, parts), ...detail };
}
