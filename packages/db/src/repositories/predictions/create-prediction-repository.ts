import { validate } from 'uuid';
import type { PredictionRepository } from '../../ports/prediction-repository';
import { idRow } from '../sql/row-fields';
import type { WorkspaceContext } from '../workspace-context';
import { getPrediction } from './get-prediction';
import { insertPredictions } from './insert-predictions';
import { listPredictions } from './list-predictions';
import { operationFigures } from './operation-figures';
import { readScoreRows, type ScoreRowSource } from './read-score-rows';

async function storedCaseIds(
  { sql, workspaceId }: WorkspaceContext,
  executionId: string,
  caseIds: readonly string[],
  trial: number,
): Promise<Set<string>> {
  if (!validate(executionId)) return new Set();
  const rows = await sql.rows(
    idRow,
    `SELECT case_id AS id FROM prediction
     WHERE execution_id = $1 AND case_id = ANY($2::uuid[]) AND trial = $3 AND workspace_id = $4`,
    [executionId, caseIds.filter((id) => validate(id)), trial, workspaceId],
  );
  return new Set(rows.map(({ id }) => id));
}

function scoresOf(metricIndex: number, withMetadata: boolean): ScoreRowSource {
  return {
    join: 'JOIN score s ON s.prediction_id = p.id AND s.metric_index = $6::bigint',
    score: 's.score',
    errorCode: 's.error_code',
    passed: 's.passed',
    metadata: withMetadata ? `coalesce(s.metadata, '{}')` : 'NULL::jsonb',
    index: metricIndex,
  };
}

function compositesOf(configurationIndex: number): ScoreRowSource {
  return {
    join: 'JOIN case_composite s ON s.prediction_id = p.id AND s.configuration_index = $6::bigint',
    score: 's.composite',
    errorCode: 'NULL::text',
    passed: 'NULL::bool',
    metadata: 'NULL::jsonb',
    index: configurationIndex,
  };
}

/** Predictions with their scores, of one workspace, in PostgreSQL. */
export function createPredictionRepository(context: WorkspaceContext): PredictionRepository {
  return {
    insertMany: (rows) => insertPredictions(context, rows),
    storedCaseIds: (executionId, caseIds, trial) => storedCaseIds(context, executionId, caseIds, trial),
    list: (executionId, query) => listPredictions(context, executionId, query),
    get: (id) => getPrediction(context, id),
    scores: (executionId, metricIndex, withMetadata) =>
      readScoreRows(context, executionId, scoresOf(metricIndex, withMetadata)),
    composites: (executionId, configurationIndex) =>
      readScoreRows(context, executionId, compositesOf(configurationIndex)),
    operation: (executionId) => operationFigures(context, executionId),
  };
}
