import { AppError, type ComparedMetric, type Comparison, type ExecutionDetail, isTerminal } from '@assay/contracts';
import type { ComparisonRepository, ExecutionRepository } from '@assay/db';
import { holmCorrection } from '@assay/stats';
import { comparePairs, type PairFigures } from './compare-pairs';
import { comparisonVerdict } from './comparison-verdict';
import { compositesMatch } from './composites-match';
import { headline } from './headline';
import { type MatchedMetric, matchMetrics } from './match-metrics';

export type CompareExecutionsDeps = {
  readonly executions: Pick<ExecutionRepository, 'get'>;
  readonly comparisons: Pick<ComparisonRepository, 'counts' | 'pairs'>;
};

/**
 * Compares executions with the first of them, case by case.
 *
 * @param executionIds - the baseline, then at least one other
 * @throws {AppError} `comparison.not_comparable` for fewer than two distinct executions or one that has not ended;
 * `execution.not_found`
 */
export async function compareExecutions(
  deps: CompareExecutionsDeps,
  executionIds: readonly string[],
): Promise<Comparison[]> {
  const [first, ...others] = [...new Set(executionIds)];
  if (first === undefined || others.length === 0) {
    throw new AppError('comparison.not_comparable', 'A comparison takes two different executions.', {
      nextStep: 'Choose a baseline and at least one other execution.',
    });
  }
  const baseline = ended(await deps.executions.get(first));
  const comparisons: Comparison[] = [];
  for (const id of others) comparisons.push(await compareTwo(deps, baseline, ended(await deps.executions.get(id))));
  return comparisons;
}

async function compareTwo(
  deps: CompareExecutionsDeps,
  baseline: ExecutionDetail,
  execution: ExecutionDetail,
): Promise<Comparison> {
  const parts = {
    baseline: comparedExecution(baseline),
    execution: comparedExecution(execution),
    ...(await deps.comparisons.counts(baseline.id, execution.id)),
    composite: await compareComposites(deps, baseline, execution),
    metrics: await compareMetrics(deps, baseline, execution),
  };
  return { ...parts, headline: headline(parts) };
}

async function compareMetrics(
  { comparisons }: CompareExecutionsDeps,
  baseline: ExecutionDetail,
  execution: ExecutionDetail,
): Promise<ComparedMetric[]> {
  const compared: { match: MatchedMetric; figures: PairFigures | undefined }[] = [];
  for (const match of matchMetrics(baseline.snapshot, execution.snapshot)) {
    const sides = sidesOf(match, baseline.id, execution.id);
    const pairs = sides === undefined ? undefined : await comparisons.pairs(...sides);
    const seed = `${baseline.id}:${execution.id}:${match.execution?.index}`;
    compared.push({ match, figures: pairs && comparePairs(pairs, seed) });
  }
  const pValues = compared.flatMap(({ figures }) => (figures?.pValue == null ? [] : [figures.pValue]));
  const adjusted = holmCorrection(pValues).values();
  return compared.map(({ match, figures }) => {
    const metric = match.execution ?? match.baseline;
    const words = { name: metric?.name ?? '', type: metric?.type ?? '' };
    if (figures === undefined) return { ...words, ...notComparable };
    const adjustedPValue = figures.pValue === null ? null : (adjusted.next().value ?? null);
    return { ...words, ...figures, adjustedPValue, verdict: comparisonVerdict(figures, adjustedPValue) };
  });
}

function sidesOf({ baseline, execution, isComparable }: MatchedMetric, baselineId: string, executionId: string) {
  if (baseline === undefined || execution === undefined || !isComparable) return undefined;
  return [
    { executionId: baselineId, of: { metricIndex: baseline.index } },
    { executionId, of: { metricIndex: execution.index } },
  ] as const;
}

async function compareComposites(
  { comparisons }: CompareExecutionsDeps,
  baseline: ExecutionDetail,
  execution: ExecutionDetail,
): Promise<ComparedMetric> {
  const words = { name: 'composite', type: 'composite' };
  if (!compositesMatch(baseline.snapshot, execution.snapshot)) return { ...words, ...notComparable };
  const pairs = await comparisons.pairs(
    { executionId: baseline.id, of: 'composite' },
    { executionId: execution.id, of: 'composite' },
  );
  const figures = comparePairs(pairs, `${baseline.id}:${execution.id}:composite`);
  return { ...words, ...figures, adjustedPValue: figures.pValue, verdict: comparisonVerdict(figures, figures.pValue) };
}

const notComparable = {
  meanBaseline: null,
  mean: null,
  difference: null,
  interval: null,
  pValue: null,
  adjustedPValue: null,
  test: null,
  verdict: 'not_comparable',
  nShared: 0,
  nImproved: 0,
  nWorse: 0,
  nUnchanged: 0,
  nUnscored: 0,
} as const;

function ended(execution: ExecutionDetail): ExecutionDetail {
  if (isTerminal(execution.status)) return execution;
  throw new AppError('comparison.not_comparable', `Execution #${execution.number} is still ${execution.status}.`, {
    nextStep: 'Compare executions that have ended.',
  });
}

function comparedExecution({ id, number, evaluatorName, agentName, agentVersion, progress }: ExecutionDetail) {
  return { executionId: id, number, evaluatorName, agentName, agentVersion, nCases: progress.done };
}
