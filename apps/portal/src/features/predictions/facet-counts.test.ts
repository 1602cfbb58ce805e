import type { ExecutionMetrics, MetricSummary } from '@assay/contracts';
import { describe, expect, it } from 'vitest';
import { facetCounts } from './facet-counts';

function summary(nTotal: number, nScored: number, nPassed: number | null): MetricSummary {
  return {
    ...{ nTotal, nScored, nPassed, nError: nTotal - nScored, passRate: null },
    ...{ mean: 0.5, pessimisticMean: 0.5, interval: null, histogram: Array.from({ length: 10 }, () => 0) },
  };
}

function metrics(faqPassed: number | null): ExecutionMetrics {
  const place = (id: string, name: string, figures: MetricSummary) => ({ datasetId: id, name, summary: figures });
  return {
    ...{ executionId: 'x', status: 'COMPLETED', isPartial: false },
    composite: {
      ...{ mean: 0.5, interval: null, threshold: 0.5, passed: true, verdictReason: null },
      ...{ nTotal: 12, nScored: 10, coverage: 10 / 12, minCoverage: 0.8 },
      byDataset: [place('faq', 'FAQ', summary(8, 7, faqPassed)), place('attacks', 'Attacks', summary(4, 3, 3))],
      byCategory: [
        { category: 'orders', summary: summary(7, 6, 4) },
        { category: null, summary: summary(5, 4, 4) },
      ],
    },
    metrics: [
      {
        ...{ index: 3, name: 'Refuses', type: 'refusal', configuration: 'Safety', weight: 1, normalizedWeight: 1 },
        ...{ threshold: 0.8, passed: true, corpus: null, errors: [], overall: summary(4, 3, 1) },
        byDataset: [place('attacks', 'Attacks', summary(4, 3, 1))],
        byCategory: [],
      },
    ],
    operation: { nPredictions: 12, nFailed: 1, latencyMs: null, tokens: null, costUsd: null, errors: [] },
  };
}

describe('the counts beside the filters', () => {
  it('are of the composite over all datasets', () => {
    const { outcomes, datasets, categories } = facetCounts(metrics(4), null);
    expect(outcomes).toEqual({ passed: 7, failed: 3, error: 1, unscored: 2 });
    expect(datasets.map(({ label, count }) => [label, count])).toEqual([
      ['FAQ', 8],
      ['Attacks', 4],
    ]);
    expect(categories[1]).toEqual({ value: '', label: 'No category', count: 5 });
  });

  it('are of one metric and the datasets it is measured on', () => {
    const { outcomes, datasets } = facetCounts(metrics(4), 3);
    expect(outcomes).toEqual({ passed: 1, failed: 2, error: null, unscored: 1 });
    expect(datasets.map(({ value }) => value)).toEqual(['attacks']);
  });

  it('leave out passes and failures where a part has no verdict', () => {
    expect(facetCounts(metrics(null), null).outcomes).toMatchObject({ passed: null, failed: null, unscored: 2 });
  });
});
