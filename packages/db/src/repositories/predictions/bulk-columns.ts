import type { NewComposite, NewPrediction, NewScore } from '../../ports/prediction-repository';
import type { BulkColumn } from '../sql/bulk-insert';
import { storedJson, storedJsonUnlessEmpty } from '../sql/stored-json';
import { storedText, storedTextOrNull } from '../sql/stored-text';

/** A score or composite with the prediction it belongs to. */
export type Part<Row> = { readonly of: NewPrediction; readonly row: Row };

/** Columns of a stored prediction. */
export function predictionColumns(workspaceId: string): BulkColumn<NewPrediction>[] {
  return [
    { name: 'id', type: 'uuid', value: ({ id }) => id },
    { name: 'workspace_id', type: 'uuid', value: () => workspaceId },
    { name: 'execution_id', type: 'uuid', value: ({ executionId }) => executionId },
    { name: 'case_id', type: 'uuid', value: ({ caseId }) => caseId },
    { name: 'dataset_version_id', type: 'uuid', value: ({ datasetVersionId }) => datasetVersionId },
    { name: 'position', type: 'int', value: ({ position }) => position },
    { name: 'trial', type: 'int', value: ({ trial }) => trial },
    { name: 'case_key', type: 'text', value: ({ caseKey }) => storedText(caseKey) },
    { name: 'category', type: 'text', value: ({ category }) => storedTextOrNull(category) },
    { name: 'response', type: 'jsonb', value: ({ response }) => (response === null ? null : storedJson(response)) },
    { name: 'prediction', type: 'text', value: ({ prediction }) => storedTextOrNull(prediction) },
    { name: 'error_code', type: 'text', value: ({ error }) => error?.code ?? null },
    { name: 'error_message', type: 'text', value: ({ error }) => storedTextOrNull(error?.message ?? null) },
    { name: 'latency_ms', type: 'float8', value: ({ latencyMs }) => latencyMs },
    { name: 'input_tokens', type: 'int', value: ({ inputTokens }) => inputTokens },
    { name: 'output_tokens', type: 'int', value: ({ outputTokens }) => outputTokens },
    { name: 'cost_usd', type: 'float8', value: ({ costUsd }) => costUsd },
    { name: 'attempts', type: 'jsonb', value: ({ attempts }) => storedJson(attempts) },
    { name: 'trace_id', type: 'text', value: ({ traceId }) => storedTextOrNull(traceId) },
  ];
}

/** Columns of a stored score; empty details are left out, so that rows stay narrow. */
export const scoreColumns: BulkColumn<Part<NewScore>>[] = [
  { name: 'prediction_id', type: 'uuid', value: ({ of }) => of.id },
  { name: 'execution_id', type: 'uuid', value: ({ of }) => of.executionId },
  { name: 'metric_index', type: 'int', value: ({ row }) => row.metricIndex },
  { name: 'score', type: 'float8', value: ({ row }) => row.score },
  { name: 'passed', type: 'bool', value: ({ row }) => row.passed },
  {
    name: 'value',
    type: 'jsonb',
    value: ({ row }) => (row.value === null || row.value === undefined ? null : storedJson(row.value)),
  },
  { name: 'comment', type: 'text', value: ({ row }) => storedText(row.comment) },
  { name: 'sub_scores', type: 'jsonb', value: ({ row }) => storedJsonUnlessEmpty(row.subScores) },
  { name: 'metadata', type: 'jsonb', value: ({ row }) => storedJsonUnlessEmpty(row.metadata) },
  { name: 'error_code', type: 'text', value: ({ row }) => row.error?.code ?? null },
  { name: 'error_message', type: 'text', value: ({ row }) => storedTextOrNull(row.error?.message ?? null) },
];

/** Columns of a stored case composite. */
export const compositeColumns: BulkColumn<Part<NewComposite>>[] = [
  { name: 'prediction_id', type: 'uuid', value: ({ of }) => of.id },
  { name: 'execution_id', type: 'uuid', value: ({ of }) => of.executionId },
  { name: 'configuration_index', type: 'int', value: ({ row }) => row.configurationIndex },
  { name: 'composite', type: 'float8', value: ({ row }) => row.composite },
  { name: 'failed_metrics', type: 'jsonb', value: ({ row }) => storedJson(row.failedMetrics) },
];
