'use client';

import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Combobox } from '../../../ui/combobox';
import { Field } from '../../../ui/field';
import { addMetric } from '../add-metric';
import type { DraftMetric } from '../evaluator-draft';
import { missingAnswers } from '../missing-answers';
import type { BlockProps } from './dataset-rows';
import { MetricRow } from './metric-row';

type MetricRowsProps = BlockProps & {
  /** Opens the form of a metric that is not saved yet. */
  readonly onNewMetric: () => void;
};

/** The metrics of a configuration, with how much each counts and when it passes. */
export function MetricRows({ block, path, form, library, onNewMetric }: MetricRowsProps) {
  const { metrics } = block;
  const setMetrics = (next: readonly DraftMetric[]) => form.editBlock(block.key, { metrics: next });
  const lack = missingAnswers(block.datasets, library.versionOf);
  const compares = new Set(library.types.filter(({ needs }) => needs.includes('reference')).map(({ type }) => type));
  const titles = new Map(library.types.map(({ type, title }) => [type, title]));
  const options = library.metrics.map(({ id, name, type, settings }) => ({
    value: id,
    label: name,
    description: titles.get(type) ?? type,
    disabledReason: metrics.some(({ metricId }) => metricId === id)
      ? 'is already in this configuration'
      : compares.has(type) && settings['referenceColumn'] === 'answer'
        ? lack
        : undefined,
  }));
  function add(id: string) {
    const metric = library.metrics.find((one) => one.id === id);
    if (metric) setMetrics(addMetric(metrics, metric));
  }
  return (
    <section aria-label={`Metrics of ${block.name}`} className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-sm font-semibold">Metrics</h3>
        {metrics.length > 0 && (
          <span className="text-xs text-ink-3">
            A grey threshold is the metric’s own; write another to use it here.
          </span>
        )}
      </div>
      {metrics.length > 0 && (
        <ul className="-mx-4 grid divide-y divide-line border-y border-line">
          {metrics.map((metric, index) => (
            <MetricRow
              key={metric.metricId}
              metric={metric}
              saved={library.metrics.find(({ id }) => id === metric.metricId)}
              typeTitle={titles.get(metric.type) ?? metric.type}
              errorOf={(field) => form.errorOf(`${path}.metrics.${index}.${field}`)}
              onChange={(changed) => setMetrics(metrics.with(index, changed))}
              onRemove={() => setMetrics(metrics.toSpliced(index, 1))}
              onMove={(by) => setMetrics(moved(metrics, index, by))}
              isFirst={index === 0}
              isLast={index === metrics.length - 1}
            />
          ))}
        </ul>
      )}
      <Field label="Add metric" isRequired error={form.errorOf(`${path}.metrics`)}>
        <div className="flex flex-wrap gap-2">
          <div className="min-w-50 flex-1">
            <Combobox
              label={`Add a metric to ${block.name}`}
              options={options}
              value=""
              onValueChange={add}
              placeholder={metrics.length > 0 ? 'Add another metric' : 'Choose a metric'}
            />
          </div>
          <Button icon={<Plus />} onClick={onNewMetric} className="h-9 max-sm:h-10">
            New metric
          </Button>
        </div>
      </Field>
    </section>
  );
}

function moved(metrics: readonly DraftMetric[], from: number, by: number): readonly DraftMetric[] {
  const metric = metrics[from];
  return metric ? metrics.toSpliced(from, 1).toSpliced(from + by, 0, metric) : metrics;
}
