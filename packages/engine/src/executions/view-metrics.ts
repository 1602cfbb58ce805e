import {
  AppError,
  type ExecutionDetail,
  type ExecutionMetric,
  type ExecutionMetrics,
  isTerminal,
} from '@assay/contracts';
import {
  compositeIndex,
  type ExecutionRepository,
  type PredictionRepository,
  type SummaryRepository,
  type SummaryRow,
} from '@assay/db';
import { passes } from '@assay/evaluator';
import { compositeVerdict } from './composite-verdict';
import { pickSummaries } from './pick-summaries';

export type ViewMetricsDeps = {
  readonly executions: Pick<ExecutionRepository, 'get'>;
  readonly summaries: Pick<SummaryRepository, 'list' | 'errorCounts'>;
  readonly predictions: Pick<PredictionRepository, 'operation'>;
};

type ErrorCounts = Awaited<ReturnType<SummaryRepository['errorCounts']>>;
type Configuration = ExecutionDetail['snapshot']['configurations'][number];

/**
 * The metrics of an execution that has ended; four reads whatever its size.
 *
 * @throws {AppError} `execution.not_found`; `execution.wrong_status` while it is QUEUED or RUNNING
 */
export async function viewMetrics(deps: ViewMetricsDeps, id: string): Promise<ExecutionMetrics> {
  const execution = await deps.executions.get(id);
  if (!isTerminal(execution.status)) {
    throw new AppError('execution.wrong_status', `Execution #${execution.number} is still ${execution.status}.`, {
      nextStep: 'Metrics can be viewed once it has ended; until then its page shows progress.',
    });
  }
  const [rows, errorCounts, operation] = await Promise.all([
    deps.summaries.list(id),
    deps.summaries.errorCounts(id),
    deps.predictions.operation(id),
  ]);
  return {
    executionId: id,
    status: execution.status,
    isPartial: execution.isPartial,
    composite: compositeView(execution, rows),
    metrics: execution.snapshot.configurations.flatMap((configuration) =>
      metricViews(execution, configuration, rows, errorCounts),
    ),
    operation: { ...operation, errors: operation.errors.map((error) => ({ ...error })) },
  };
}

function compositeView(execution: ExecutionDetail, rows: readonly SummaryRow[]): ExecutionMetrics['composite'] {
  const { evaluator } = execution.snapshot;
  const { overall, byDataset, byCategory } = pickSummaries(execution.snapshot, rows, compositeIndex);
  const { coverage, passed, reason } = compositeVerdict(overall, evaluator, execution.status);
  return {
    mean: overall.mean,
    interval: overall.interval,
    threshold: evaluator.compositeThreshold,
    passed,
    verdictReason: reason,
    nTotal: overall.nTotal,
    nScored: overall.nScored,
    coverage,
    minCoverage: evaluator.minCoverage,
    byDataset,
    byCategory,
  };
}

function metricViews(
  { snapshot }: ExecutionDetail,
  configuration: Configuration,
  rows: readonly SummaryRow[],
  errorCounts: ErrorCounts,
): ExecutionMetric[] {
  const weights = configuration.metrics.reduce((sum, { weight }) => sum + weight, 0);
  return configuration.metrics.map(({ index, name, type, weight, threshold }) => {
    const { overall, byDataset, byCategory, corpus } = pickSummaries(snapshot, rows, index);
    return {
      index,
      name,
      type,
      configuration: configuration.name,
      weight,
      normalizedWeight: weights === 0 ? 0 : weight / weights,
      threshold,
      passed: threshold === null || overall.mean === null ? null : passes(overall.mean, threshold),
      overall,
      corpus,
      byDataset,
      byCategory,
      errors: errorCounts.filter((count) => count.metricIndex === index).map(({ code, count }) => ({ code, count })),
    };
  });
}
