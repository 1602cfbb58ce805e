import {
  AppError,
  type ComparedCase,
  type ComparedCaseQuery,
  type CountedPage,
  type ExecutionDetail,
} from '@assay/contracts';
import type { ComparedSide, ComparisonRepository, ExecutionRepository } from '@assay/db';
import { compositesMatch } from './composites-match';
import { matchMetrics } from './match-metrics';

export type ListComparedCasesDeps = {
  readonly executions: Pick<ExecutionRepository, 'get'>;
  readonly comparisons: Pick<ComparisonRepository, 'cases'>;
};

/**
 * The cases of two executions side by side, largest loss first, by a metric or by the composite. Each change holds as many
 * cases as the comparison of the two counts for it.
 *
 * @throws {AppError} `execution.not_found`; `comparison.not_comparable` when the two do not measure the same
 */
export async function listComparedCases(
  deps: ListComparedCasesDeps,
  query: ComparedCaseQuery,
): Promise<CountedPage<ComparedCase>> {
  const baseline = await deps.executions.get(query.baseline);
  const execution = await deps.executions.get(query.execution);
  const { metric, change, text, cursor, limit } = query;
  const sides = metric === undefined ? compositeSides(baseline, execution) : metricSides(baseline, execution, metric);
  return deps.comparisons.cases({ ...sides, change, text, cursor, limit });
}

type Sides = { readonly baseline: ComparedSide; readonly execution: ComparedSide };

function metricSides(baseline: ExecutionDetail, execution: ExecutionDetail, name: string): Sides {
  const matches = matchMetrics(baseline.snapshot, execution.snapshot);
  const match = matches.find((candidate) => candidate.isComparable && candidate.execution?.name === name);
  if (match?.baseline === undefined || match.execution === undefined) {
    throw notComparable(`"${name}" does not measure the same in #${baseline.number} and #${execution.number}.`);
  }
  return {
    baseline: { executionId: baseline.id, of: { metricIndex: match.baseline.index } },
    execution: { executionId: execution.id, of: { metricIndex: match.execution.index } },
  };
}

function compositeSides(baseline: ExecutionDetail, execution: ExecutionDetail): Sides {
  if (!compositesMatch(baseline.snapshot, execution.snapshot)) {
    throw notComparable(`The composites of #${baseline.number} and #${execution.number} weigh different metrics.`);
  }
  return {
    baseline: { executionId: baseline.id, of: 'composite' },
    execution: { executionId: execution.id, of: 'composite' },
  };
}

function notComparable(message: string): AppError {
  return new AppError('comparison.not_comparable', message, { nextStep: 'Choose a metric that both executions have.' });
}
