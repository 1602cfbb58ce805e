import { AppError, type ComparedCase, type ComparedCaseQuery, type ExecutionDetail, type Page } from '@assay/contracts';
import type { ComparedSide, ComparisonRepository, ExecutionRepository } from '@assay/db';
import { matchConfigurations } from './match-configurations';
import { matchMetrics } from './match-metrics';

export type ListComparedCasesDeps = {
  readonly executions: Pick<ExecutionRepository, 'get'>;
  readonly comparisons: Pick<ComparisonRepository, 'cases'>;
};

/**
 * The cases of two executions side by side, largest loss first, by a metric or by the composite of the first configuration
 * both have.
 *
 * @throws {AppError} `execution.not_found`; `comparison.not_comparable` when the two do not measure the same
 */
export async function listComparedCases(
  deps: ListComparedCasesDeps,
  query: ComparedCaseQuery,
): Promise<Page<ComparedCase>> {
  const baseline = await deps.executions.get(query.baseline);
  const execution = await deps.executions.get(query.execution);
  const { change, cursor, limit } = query;
  return deps.comparisons.cases({
    ...(query.metric === undefined
      ? compositeSides(baseline, execution)
      : metricSides(baseline, execution, query.metric)),
    ...(change !== undefined && { change }),
    ...(cursor !== undefined && { cursor }),
    limit,
  });
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
  const { pairs, isComparable } = matchConfigurations(baseline.snapshot, execution.snapshot);
  const [first] = pairs;
  if (first === undefined || !isComparable) {
    throw notComparable(`The composites of #${baseline.number} and #${execution.number} weigh different metrics.`);
  }
  return {
    baseline: { executionId: baseline.id, of: { configurationIndex: first.baseline } },
    execution: { executionId: execution.id, of: { configurationIndex: first.execution } },
  };
}

function notComparable(message: string): AppError {
  return new AppError('comparison.not_comparable', message, { nextStep: 'Choose a metric that both executions have.' });
}
