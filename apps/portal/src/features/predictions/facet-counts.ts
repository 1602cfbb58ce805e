import type { ExecutionMetrics, MetricSummary } from '@assay/contracts';
import type { Outcome } from './prediction-view';

type Facet = { readonly value: string; readonly label: string; readonly count: number };

type FacetCounts = {
  /** Null where the counts are not known: a composite without a threshold has no verdicts. */
  readonly outcomes: Readonly<Record<Outcome, number | null>>;
  readonly datasets: readonly Facet[];
  readonly categories: readonly Facet[];
};

/** How many predictions each filter finds alone, by the composite or by the metric with `metricIndex`. */
export function facetCounts(metrics: ExecutionMetrics, metricIndex: number | null): FacetCounts {
  const metric = metrics.metrics.find(({ index }) => index === metricIndex);
  const { byDataset, byCategory } = metric ?? metrics.composite;
  return {
    outcomes: {
      ...verdicts(metric ? [metric.overall] : byDataset.map(({ summary }) => summary)),
      error: metric ? null : metrics.operation.nFailed,
    },
    datasets: byDataset.map(({ datasetId, name, summary }) => ({
      value: datasetId,
      label: name,
      count: summary.nTotal,
    })),
    categories: byCategory.map(({ category, summary }) => ({
      value: category ?? '',
      label: category ?? 'No category',
      count: summary.nTotal,
    })),
  };
}

/** A prediction without a verdict is neither passed nor failed, so one set without verdicts leaves both unknown. */
function verdicts(summaries: readonly MetricSummary[]) {
  const sum = (count: (summary: MetricSummary) => number) =>
    summaries.reduce((total, summary) => total + count(summary), 0);
  const isJudged = summaries.every(({ nPassed, nScored }) => nPassed !== null || nScored === 0);
  const passed = isJudged ? sum(({ nPassed }) => nPassed ?? 0) : null;
  return {
    passed,
    failed: passed === null ? null : sum(({ nScored }) => nScored) - passed,
    unscored: sum(({ nTotal, nScored }) => nTotal - nScored),
  };
}
