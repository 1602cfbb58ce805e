import type { ComparedMetric, Comparison } from '@assay/contracts';

/**
 * The metric the cases are listed by: the chosen one, else the composite, else the first that can be compared; undefined
 * when none can.
 */
export function metricInView(comparison: Comparison, name: string | null): ComparedMetric | undefined {
  const comparable = [comparison.composite, ...comparison.metrics].filter(
    ({ verdict }) => verdict !== 'not_comparable',
  );
  const isChosen = (metric: ComparedMetric) => metric !== comparison.composite && metric.name === name;
  return comparable.find(isChosen) ?? comparable[0];
}
