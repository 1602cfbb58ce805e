import { type Execution, executionSnapshotSchema, executionStatusSchema, isTerminal } from '@assay/contracts';
import { z } from 'zod';
import { isoTime } from '../sql/row-fields';
import { progressColumns, progressRow, toProgress } from './progress';

/** An execution as `executionColumns` selects it. */
export const executionRow = progressRow.extend({
  id: z.string(),
  number: z.number(),
  evaluatorId: z.string(),
  evaluatorName: z.string(),
  agentName: z.string(),
  agentVersion: z.number(),
  datasets: z.array(z.object({ datasetId: z.string(), name: z.string(), versionNumber: z.number() })),
  status: executionStatusSchema,
  reason: z.string().nullable(),
  attempt: z.number(),
  trials: z.number(),
  composite: z.number().nullable(),
  passed: z.boolean().nullable(),
  createdAt: isoTime,
  startedAt: isoTime.nullable(),
  finishedAt: isoTime.nullable(),
});

/** An execution with its snapshot and its baseline. */
export const executionDetailRow = executionRow.extend({
  snapshot: executionSnapshotSchema,
  baselineExecutionId: z.string().nullable(),
});

/** Columns of an execution `e`; names come from its snapshot, as they were when it started. */
export const executionColumns = `e.id, e.number, e.evaluator_id AS "evaluatorId",
  e.snapshot #>> '{evaluator,name}' AS "evaluatorName", e.snapshot #>> '{agent,name}' AS "agentName",
  (e.snapshot #>> '{agent,versionNumber}')::int AS "agentVersion",
  jsonb_path_query_array(e.snapshot, '$.configurations[*].datasets[*]') AS datasets,
  e.status, e.reason, e.attempt, e.trials, e.composite, e.passed, e.created_at AS "createdAt",
  e.started_at AS "startedAt", e.finished_at AS "finishedAt", ${progressColumns}`;

/** A dataset in two configurations is listed once. */
function distinctDatasets(datasets: Execution['datasets']): Execution['datasets'] {
  return [...new Map(datasets.map((dataset) => [`${dataset.datasetId}@${dataset.versionNumber}`, dataset])).values()];
}

/** The execution as the contracts say it. Partial: not ended yet, or ended before all of it was done. */
export function toExecution(row: z.infer<typeof executionRow>): Execution {
  const { total, done, errors, recent, runningSeconds, datasets, ...execution } = row;
  return {
    ...execution,
    datasets: distinctDatasets(datasets),
    progress: toProgress({ total, done, errors, recent, runningSeconds }),
    isPartial: !isTerminal(row.status) || done < total,
  };
}
