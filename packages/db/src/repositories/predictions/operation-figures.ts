import { validate } from 'uuid';
import { z } from 'zod';
import type { OperationFigures } from '../../ports/prediction-repository';
import type { WorkspaceContext } from '../workspace-context';

const figuresRow = z.object({
  nPredictions: z.number(),
  nFailed: z.number(),
  latencies: z.tuple([z.number(), z.number()]).nullable(),
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  costUsd: z.number().nullable(),
});

const errorRow = z.object({ code: z.string(), count: z.number(), example: z.string() });

const none: OperationFigures = {
  nPredictions: 0,
  nFailed: 0,
  latencyMs: null,
  tokens: null,
  costUsd: null,
  errors: [],
};

/** How the agent did its work: latency of answered calls, tokens, cost, and what failed, most frequent first. */
export async function operationFigures(
  { sql, workspaceId }: WorkspaceContext,
  executionId: string,
): Promise<OperationFigures> {
  if (!validate(executionId)) return none;
  const [row] = await sql.rows(
    figuresRow,
    `SELECT count(*)::int AS "nPredictions", count(error_code)::int AS "nFailed",
       percentile_cont(ARRAY[0.5, 0.95]) WITHIN GROUP (ORDER BY latency_ms)
         FILTER (WHERE response IS NOT NULL AND latency_ms IS NOT NULL) AS latencies,
       sum(input_tokens)::float8 AS "inputTokens", sum(output_tokens)::float8 AS "outputTokens",
       sum(cost_usd) AS "costUsd"
     FROM prediction WHERE execution_id = $1 AND workspace_id = $2`,
    [executionId, workspaceId],
  );
  if (row === undefined) return none;
  const errors = await sql.rows(
    errorRow,
    `SELECT error_code AS code, count(*)::int AS count, min(error_message) AS example
     FROM prediction WHERE execution_id = $1 AND workspace_id = $2 AND error_code IS NOT NULL
     GROUP BY error_code ORDER BY count(*) DESC, error_code`,
    [executionId, workspaceId],
  );
  const { nPredictions, nFailed, latencies, inputTokens, outputTokens, costUsd } = row;
  const noTokens = inputTokens === null && outputTokens === null;
  return {
    nPredictions,
    nFailed,
    latencyMs: latencies && { median: latencies[0], p95: latencies[1] },
    tokens: noTokens ? null : { input: inputTokens ?? 0, output: outputTokens ?? 0 },
    costUsd,
    errors,
  };
}
