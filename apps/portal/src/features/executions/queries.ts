import {
  comparisonsSchema,
  countedPageSchema,
  type ExecutionStatus,
  evaluatorSchema,
  executionDetailSchema,
  executionMetricsSchema,
  executionSchema,
  type PredictionQuery,
  pageSchema,
  predictionSchema,
} from '@assay/contracts';
import { apiQuery } from '../../data/api-query';

const executionPageSchema = countedPageSchema(executionSchema);
const evaluatorPageSchema = pageSchema(evaluatorSchema);
const predictionPageSchema = countedPageSchema(predictionSchema);

/** Executions on one page of their list. */
export const executionsPerPage = 50;

export type ExecutionFilters = {
  readonly status?: ExecutionStatus | null;
  readonly evaluatorId?: string | null;
  /** Looked for in the names of evaluator and agent. */
  readonly text?: string | null;
  readonly cursor?: string | null;
};

/** Executions, newest first. */
export function executionsQuery({ status, evaluatorId, text, cursor }: ExecutionFilters = {}) {
  const given = { status, evaluatorId, text: text || null, cursor, limit: executionsPerPage };
  return apiQuery(executionPageSchema, '/executions', given);
}

/** One execution with what it froze. */
export function executionQuery(id: string) {
  return apiQuery(executionDetailSchema, `/executions/${encodeURIComponent(id)}`);
}

/** What an execution came to. */
export function executionMetricsQuery(id: string) {
  return apiQuery(executionMetricsSchema, `/executions/${encodeURIComponent(id)}/metrics`);
}

/** Executions against the first of them. */
export function comparisonsQuery(ids: readonly string[]) {
  return apiQuery(comparisonsSchema, '/comparisons', { executions: ids.join(',') });
}

type PredictionChoice = Partial<Pick<PredictionQuery, 'outcome' | 'metricIndex' | 'sort' | 'order' | 'limit'>>;

/** A few predictions of an execution. */
export function predictionsQuery(id: string, choice: PredictionChoice = {}) {
  return apiQuery(predictionPageSchema, `/executions/${encodeURIComponent(id)}/predictions`, choice);
}

/** The cases of an execution with the lowest composites. */
export function worstCasesQuery(id: string) {
  return predictionsQuery(id, { sort: 'score', order: 'asc', limit: 5 });
}

/** The evaluator of an execution, with its latest executions. */
export function evaluatorQuery(id: string) {
  return apiQuery(evaluatorSchema, `/evaluators/${encodeURIComponent(id)}`);
}

/** Evaluators to filter by. */
export function evaluatorNamesQuery() {
  return apiQuery(evaluatorPageSchema, '/evaluators', { limit: 200 });
}
