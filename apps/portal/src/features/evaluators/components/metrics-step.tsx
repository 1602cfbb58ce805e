'use client';

import type { Evaluator } from '@assay/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { addMetric } from '../add-metric';
import { emptyConfiguration } from '../evaluator-draft';
import type { EvaluatorForm } from '../hooks/use-evaluator-form';
import { useLibrary } from '../hooks/use-library';
import { ConfigurationBlock } from './configuration-block';
import { GateCard } from './gate-card';
import { MetricsSummaryPanel } from './metrics-summary-panel';
import { NewMetricDrawer } from './new-metric-drawer';

type MetricsStepProps = {
  readonly form: EvaluatorForm;
  readonly recentExecutions: Evaluator['recentExecutions'];
  readonly isSummaryOpen: boolean;
  readonly onCloseSummary: () => void;
  /** It can be looked at only. */
  readonly isReadOnly: boolean;
};

/** The configurations of an evaluator and when its executions pass. */
export function MetricsStep({ form, recentExecutions, isReadOnly, ...summary }: MetricsStepProps) {
  const { configurations } = form.draft;
  const library = useLibrary(configurations);
  // The block a metric is made for.
  const [makingFor, setMakingFor] = useState<string>();
  const block = configurations.find(({ key }) => key === makingFor);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(280px,340px)]">
      <fieldset disabled={isReadOnly} className="grid min-w-0 gap-4">
        {configurations.map((one, index) => (
          <ConfigurationBlock
            key={one.key}
            block={one}
            index={index}
            path={`configurations.${index}`}
            form={form}
            library={library}
            onNewMetric={() => setMakingFor(one.key)}
          />
        ))}
        <button
          type="button"
          onClick={() => form.edit({ configurations: [...configurations, emptyConfiguration(configurations)] })}
          className="flex min-h-10 items-center justify-center gap-1.5 rounded-md border border-dashed border-control text-sm font-semibold transition-colors hover:bg-hover disabled:cursor-not-allowed disabled:text-ink-3"
        >
          <Plus /> Add configuration
        </button>
      </fieldset>
      <div className="grid gap-4 lg:sticky lg:top-16">
        <MetricsSummaryPanel
          configurations={configurations}
          library={library}
          isOpen={summary.isSummaryOpen}
          onClose={summary.onCloseSummary}
        />
        <fieldset disabled={isReadOnly} className="min-w-0">
          <GateCard form={form} recentExecutions={recentExecutions} />
        </fieldset>
      </div>
      <NewMetricDrawer
        isOpen={block !== undefined}
        library={library}
        onClose={() => setMakingFor(undefined)}
        onMade={(metric) => {
          if (block) form.editBlock(block.key, { metrics: addMetric(block.metrics, metric) });
          setMakingFor(undefined);
        }}
      />
    </div>
  );
}
