import type { ExecutionMetrics, MetricSummary } from '@assay/contracts';
import { expect, it } from 'vitest';
import { weakestCategories, weakestMetricSlices } from './weakest-slices';

const summary = (mean: number, nScored: number): MetricSummary => ({
  ...{ nTotal: nScored, nScored, nError: 0, mean, pessimisticMean: mean, interval: null },
  ...{ passRate: null, nPassed: null, histogram: Array.from({ length: 10 }, () => 0) },
});
const byCategory = [
  { category: 'Refunds', summary: summary(0.4, 12) },
  { category: 'Billing', summary: summary(0.6, 9) },
  { category: 'Tiny', summary: summary(0.1, 4) },
  { category: null, summary: summary(0.9, 30) },
];
const figures: ExecutionMetrics = {
  ...{ executionId: 'e1', status: 'COMPLETED', isPartial: false },
  composite: {
    ...{ mean: 0.75, interval: null, threshold: 0.7, passed: true, verdictReason: null },
    ...{ nTotal: 55, nScored: 55, coverage: 1, minCoverage: 1, byDataset: [], byCategory },
  },
  metrics: [
    {
      ...{ index: 3, name: 'Correct', type: 'token_f1', configuration: 'Answers', weight: 1, normalizedWeight: 1 },
      ...{ threshold: 0.5, passed: true, overall: summary(0.75, 55), corpus: null, byDataset: [], byCategory },
      errors: [],
    },
  ],
  operation: { nPredictions: 55, nFailed: 0, latencyMs: null, tokens: null, costUsd: null, errors: [] },
};

it('finds the categories furthest under the whole that have cases enough', () => {
  expect(weakestCategories(figures, 3).map(({ category }) => category)).toEqual(['Refunds', 'Billing']);
  expect(weakestCategories(figures, 1)).toHaveLength(1);
});

it('finds where a metric misses its threshold', () => {
  const [slice, ...others] = weakestMetricSlices(figures, 3);
  expect(slice).toMatchObject({ category: 'Refunds', metric: 'Correct', metricIndex: 3, nScored: 12 });
  expect(slice?.gap).toBeCloseTo(0.1);
  expect(others).toEqual([]);
});
