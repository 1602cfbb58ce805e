'use client';

import type { ExecutionMetrics } from '@assay/contracts';
import { FacetFilter } from '../../../ui/facet-filter';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { facetCounts } from '../facet-counts';
import type { usePredictionView } from '../hooks/use-prediction-view';
import { outcomeWords } from '../outcome-words';
import { outcomes } from '../prediction-view';

type PredictionFacetsProps = {
  readonly metrics: ExecutionMetrics;
  readonly state: ReturnType<typeof usePredictionView>;
};

/** Stands for the composite in a list of metrics. */
const composite = 'composite';

/** What the predictions can be narrowed to, with how many each choice holds. */
export function PredictionFacets({ metrics, state: { view, change } }: PredictionFacetsProps) {
  const counts = facetCounts(metrics, view.metric);
  const measures = [
    { value: composite, label: 'Composite' },
    ...metrics.metrics.map(({ index, name, configuration }) => ({
      value: String(index),
      label: name,
      description: configuration,
    })),
  ];
  return (
    <div className="grid content-start gap-5">
      <Field label="Outcome by" isRequired>
        <Select
          options={measures}
          value={view.metric === null ? composite : String(view.metric)}
          onValueChange={(value) => change({ metric: value === composite ? null : Number(value) })}
        />
      </Field>
      <FacetFilter
        label="Outcome"
        options={outcomes.map((value) => ({ value, label: outcomeWords[value], ...countOf(counts.outcomes[value]) }))}
        value={view.outcome ? [view.outcome] : []}
        onValueChange={(values) =>
          change({ outcome: outcomes.find((one) => one === added(values, view.outcome)) ?? null })
        }
      />
      <FacetFilter
        label="Dataset"
        options={counts.datasets}
        value={view.dataset === null ? [] : [view.dataset]}
        onValueChange={(values) => change({ dataset: added(values, view.dataset) })}
      />
      <FacetFilter
        label="Category"
        options={counts.categories}
        value={view.category === null ? [] : [view.category]}
        onValueChange={(values) => change({ category: added(values, view.category) })}
      />
    </div>
  );
}

function countOf(count: number | null) {
  return count === null ? {} : { count };
}

/** One choice a facet at a time: what was just ticked takes the place of what was. */
function added(values: readonly string[], before: string | null): string | null {
  return values.find((value) => value !== before) ?? null;
}
