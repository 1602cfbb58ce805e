'use client';

import type { ExecutionMetrics } from '@assay/contracts';
import { Button } from '../../../ui/button';
import { FilterPill } from '../../../ui/filter-pill';
import type { usePredictionView } from '../hooks/use-prediction-view';
import { outcomeWords } from '../outcome-words';
import { noFilters, type PredictionView } from '../prediction-view';

type PredictionFilterPillsProps = {
  readonly metrics: ExecutionMetrics | undefined;
  readonly state: ReturnType<typeof usePredictionView>;
};

/** The filters that are on, each with the way to take it off. */
export function PredictionFilterPills({ metrics, state: { view, change } }: PredictionFilterPillsProps) {
  const pills = activeFilters(view, metrics);
  return (
    <>
      {pills.map(({ name, value, off }) => (
        <FilterPill key={name} name={name} value={value} onRemove={() => change(off)} />
      ))}
      {pills.length > 1 && (
        <Button size="sm" variant="ghost" onClick={() => change(noFilters)}>
          Clear all
        </Button>
      )}
    </>
  );
}

function activeFilters(view: PredictionView, metrics: ExecutionMetrics | undefined) {
  const metric = metrics?.metrics.find(({ index }) => index === view.metric);
  const dataset = metrics?.composite.byDataset.find(({ datasetId }) => datasetId === view.dataset);
  return [
    ...(view.outcome ? [{ name: 'Outcome', value: outcomeWords[view.outcome], off: { outcome: null } }] : []),
    ...(view.metric === null ? [] : [{ name: 'By', value: metric?.name ?? 'one metric', off: { metric: null } }]),
    ...(view.dataset === null ? [] : [{ name: 'Dataset', value: dataset?.name ?? 'another', off: { dataset: null } }]),
    ...(view.category === null ? [] : [{ name: 'Category', value: view.category || 'none', off: { category: null } }]),
    ...(view.text ? [{ name: 'Text', value: view.text, off: { text: null } }] : []),
  ];
}
