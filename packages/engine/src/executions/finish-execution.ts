import { type Enqueue, type ExecutionDetail, isTerminal } from '@assay/contracts';
import {
  type BatchRepository,
  compositeIndex,
  type ExecutionRepository,
  type OperationFigures,
  type PredictionRepository,
  type SummaryRepository,
  type SummaryRow,
} from '@assay/db';
import { compositeVerdict } from './composite-verdict';
import { summarizeComposite } from './summarize-composite';
import { summarizeMetric } from './summarize-metric';

export type FinishExecutionDeps = {
  readonly executions: Pick<ExecutionRepository, 'get' | 'move' | 'saveOutcome'>;
  readonly batches: Pick<BatchRepository, 'countNotDone'>;
  readonly predictions: Pick<PredictionRepository, 'scores' | 'composites' | 'operation'>;
  readonly summaries: Pick<SummaryRepository, 'replaceAll'>;
  readonly enqueue: Enqueue;
};

/**
 * Recomputes every aggregate of an execution from its rows and ends it; one ended early keeps its status and gets
 * partial aggregates. Safe to run twice; run too early it does nothing.
 */
export async function finishExecution(deps: FinishExecutionDeps, executionId: string): Promise<void> {
  const execution = await deps.executions.get(executionId);
  const { status, progress } = execution;
  if (status === 'QUEUED' || status === 'COMPLETED') return;
  if (status === 'RUNNING') {
    if ((await deps.batches.countNotDone(executionId)) > 0) return;
    // Every batch there is is done, yet cases are missing: the plan was cut short. Planning again fills the gap.
    if (progress.done < progress.total) return deps.enqueue('execution.plan', { executionId });
  }
  const overall = await saveSummaries(deps, execution);
  const failure = isTerminal(status) ? undefined : commonFailure(await deps.predictions.operation(executionId));
  const end = failure === undefined ? 'COMPLETED' : 'FAILED';
  const finalStatus = isTerminal(status) ? status : end;
  const { coverage, passed } = compositeVerdict(overall, execution.snapshot.evaluator, finalStatus);
  const outcome = { composite: overall.mean, passed, coverage };
  await deps.executions.saveOutcome(executionId, outcome);
  if (isTerminal(status) || (await deps.executions.move(executionId, end, failure))) return;
  // Somebody else ended it meanwhile: another delivery of this job, with the same verdict, or a cancellation.
  const { status: ended } = await deps.executions.get(executionId);
  const { passed: rightful } = compositeVerdict(overall, execution.snapshot.evaluator, ended);
  await deps.executions.saveOutcome(executionId, { ...outcome, passed: rightful });
}

async function saveSummaries(
  deps: FinishExecutionDeps,
  { id, snapshot }: ExecutionDetail,
): Promise<Pick<SummaryRow, 'nTotal' | 'nScored' | 'mean'>> {
  const rows = await summarizeComposite(deps, id, snapshot);
  for (const metric of snapshot.configurations.flatMap(({ metrics }) => metrics)) {
    rows.push(...(await summarizeMetric(deps, id, metric)));
  }
  await deps.summaries.replaceAll(id, rows);
  const overall = rows.find(
    (row) => row.metricIndex === compositeIndex && row.datasetVersionId === null && row.category === undefined,
  );
  return overall ?? { nTotal: 0, nScored: 0, mean: null };
}

/** Why an execution none of whose cases got an answer failed; undefined where at least one did. */
function commonFailure({ nPredictions, nFailed, errors }: OperationFigures): string | undefined {
  if (nPredictions === 0 || nFailed < nPredictions) return undefined;
  const [first, ...others] = [...errors].sort((a, b) => b.count - a.count);
  if (first === undefined) return `The agent answered none of ${nPredictions} cases.`;
  const rest =
    others.length === 0 ? '' : ` Others: ${others.map(({ code, count }) => `${count} × ${code}`).join(', ')}.`;
  return `The agent answered none of ${nPredictions} cases; ${first.count} × ${first.code}: ${first.example}${rest}`;
}
