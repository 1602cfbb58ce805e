import type { ExecutionMetrics } from '@assay/contracts';

/** Scored cases a slice needs before its mean says anything. */
const fewestCases = 5;

type Slice = {
  /** Null: the cases without a category. */
  readonly category: string | null;
  readonly mean: number;
  readonly nScored: number;
  /** How far it lies under what it is held against, above 0. */
  readonly gap: number;
};

/** The categories with the lowest composites under the whole, the lowest first. */
export function weakestCategories({ composite }: ExecutionMetrics, most: number): readonly Slice[] {
  const { mean, byCategory } = composite;
  return mean === null ? [] : under(byCategory, mean).slice(0, most);
}

type MetricSlice = Slice & { readonly metricIndex: number; readonly metric: string; readonly threshold: number };

/** Categories that miss a metric's threshold by most, the widest gap first. */
export function weakestMetricSlices({ metrics }: ExecutionMetrics, most: number): readonly MetricSlice[] {
  return metrics
    .flatMap(({ index, name, threshold, byCategory }) =>
      threshold === null
        ? []
        : under(byCategory, threshold).map((slice) => ({ ...slice, metricIndex: index, metric: name, threshold })),
    )
    .sort((a, b) => b.gap - a.gap)
    .slice(0, most);
}

function under(slices: ExecutionMetrics['composite']['byCategory'], mark: number): readonly Slice[] {
  return slices
    .flatMap(({ category, summary: { mean, nScored } }) =>
      mean === null || mean >= mark || nScored < fewestCases ? [] : [{ category, mean, nScored, gap: mark - mean }],
    )
    .sort((a, b) => b.gap - a.gap);
}
