import type { ExecutionMetric, ExecutionMetrics, ExecutionSnapshot, MetricSummary } from '@assay/contracts';
import { expect, it } from 'vitest';
import { sumUp } from './sum-up';

const summary = (mean: number | null, nScored: number): MetricSummary => ({
  ...{ nTotal: nScored, nScored, nError: 0, mean, pessimisticMean: mean, interval: null },
  ...{ passRate: null, nPassed: null, histogram: Array.from({ length: 10 }, () => 0) },
});
const metric = (index: number, normalizedWeight: number, mean: number | null): ExecutionMetric => ({
  ...{
    index,
    name: `m${index}`,
    type: 'exact_match',
    configuration: 'Answers',
    weight: normalizedWeight,
    normalizedWeight,
  },
  ...{
    threshold: null,
    passed: null,
    overall: summary(mean, 10),
    corpus: null,
    byDataset: [],
    byCategory: [],
    errors: [],
  },
});
const dataset = (id: string): ExecutionSnapshot['configurations'][number]['datasets'][number] => ({
  ...{ datasetId: id, versionId: `${id}-v1`, versionNumber: 1, name: id, purpose: 'domain', nCases: 10 },
});
const snapshot = (second: string): ExecutionSnapshot => ({
  evaluator: { id: 'e', name: 'E', compositeThreshold: null, minCoverage: 1 },
  agent: { id: 'a', name: 'A', versionId: 'v', versionNumber: 1, connector: 'http', config: {} },
  configurations: [
    { name: 'Answers', datasets: [dataset('one'), dataset('two')], metrics: [], visualizations: [] },
    { name: 'Safety', datasets: [dataset(second)], metrics: [], visualizations: [] },
  ],
  trials: 1,
});
const figures: ExecutionMetrics = {
  ...{ executionId: 'x', status: 'COMPLETED', isPartial: false },
  composite: {
    ...{ mean: 0.5, interval: null, threshold: null, passed: null, verdictReason: null },
    ...{ nTotal: 40, nScored: 40, coverage: 1, minCoverage: 1, byCategory: [] },
    byDataset: [
      { datasetId: 'one', name: 'one', summary: summary(0.4, 30) },
      { datasetId: 'two', name: 'two', summary: summary(0.8, 10) },
      { datasetId: 'three', name: 'three', summary: summary(null, 0) },
    ],
  },
  metrics: [metric(0, 0.75, 0.4), metric(1, 0.25, null)],
  operation: { nPredictions: 40, nFailed: 0, latencyMs: null, tokens: null, costUsd: null, errors: [] },
};

it('multiplies means by weights and pools the composites of a configuration by cases', () => {
  const [answers, safety] = sumUp(figures, snapshot('three'));
  expect(answers?.terms.map(({ product }) => product)).toEqual([0.4 * 0.75, null]);
  expect(answers).toMatchObject({ configuration: 'Answers', nScored: 40 });
  expect(answers?.mean).toBeCloseTo((0.4 * 30 + 0.8 * 10) / 40);
  expect(safety).toMatchObject({ configuration: 'Safety', mean: null, terms: [] });
});

it('gives no mean to configurations that share a dataset, because its cases have two composites', () => {
  expect(sumUp(figures, snapshot('one')).map(({ mean }) => mean)).toEqual([null, null]);
});
