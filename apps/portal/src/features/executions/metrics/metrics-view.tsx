'use client';

import type { ExecutionDetail, ExecutionMetrics } from '@assay/contracts';
import { useApiQuery } from '../../../data/use-api-query';
import { comparisonsQuery, executionMetricsQuery } from '../queries';
import { AttentionCard } from './attention-card';
import { CategoryHeat, hasCategories } from './category-heat';
import { CompositeCard } from './composite-card';
import { DatasetBars } from './dataset-bars';
import { MetricCard } from './metric-card';
import { OperationCard } from './operation-card';
import { TrendCard } from './trend-card';

type MetricsViewProps = { readonly execution: ExecutionDetail; readonly figures: ExecutionMetrics };

/** The metrics of an execution that has ended: the sentence, the numbers, the charts, what to look at. */
export function MetricsView({ execution, figures }: MetricsViewProps) {
  const { id, baselineExecutionId } = execution;
  const hasBaseline = baselineExecutionId !== null;
  const comparisons = useApiQuery(comparisonsQuery([baselineExecutionId ?? id, id]), { isEnabled: hasBaseline });
  const baseline = useApiQuery(executionMetricsQuery(baselineExecutionId ?? id), { isEnabled: hasBaseline });
  const comparison = hasBaseline ? comparisons.data?.comparisons[0] : undefined;
  const before = comparison && baseline.data && { number: comparison.baseline.number, ...baseline.data };
  return (
    <div className="grid gap-5 *:min-w-0 max-sm:gap-4">
      <CompositeCard execution={execution} figures={figures} comparison={comparison} />
      <div className="grid items-start gap-5 *:min-w-0 max-sm:gap-4 xl:grid-cols-[minmax(0,1fr)_376px]">
        <div className="order-last max-sm:order-first xl:col-start-2 xl:row-start-2">
          <AttentionCard figures={figures} />
        </div>
        <div className="grid gap-3 *:min-w-0 sm:grid-cols-2 md:grid-cols-3 xl:col-span-2 xl:grid-cols-4">
          {figures.metrics.map((metric) => (
            <MetricCard
              key={metric.index}
              executionId={id}
              metric={metric}
              saved={execution.snapshot.configurations.flatMap(({ metrics }) => metrics).find(isAt(metric.index))}
              compared={comparison?.metrics.find(({ name }) => name === metric.name)}
              hasDistribution={asks(execution, metric.configuration, 'distribution')}
            />
          ))}
          <OperationCard executionId={id} operation={figures.operation} baseline={before} />
        </div>
        <Charts execution={execution} figures={figures} />
      </div>
    </div>
  );
}

const isAt = (place: number) => (metric: { readonly index: number }) => metric.index === place;

type Visualization = ExecutionDetail['snapshot']['configurations'][number]['visualizations'][number];

function asks({ snapshot }: ExecutionDetail, configuration: string, visualization: Visualization): boolean {
  const found = snapshot.configurations.find(({ name }) => name === configuration);
  return found?.visualizations.includes(visualization) ?? false;
}

/** The charts the configurations ask for. */
function Charts({ execution, figures }: MetricsViewProps) {
  const { configurations } = execution.snapshot;
  const asking = (wanted: Visualization) =>
    configurations.filter(({ visualizations }) => visualizations.includes(wanted));
  const datasets = configurations.flatMap((configuration) => configuration.datasets);
  const known = [...new Map(datasets.map((dataset) => [dataset.versionId, dataset])).values()];
  return (
    <div className="grid gap-5 *:min-w-0 max-sm:gap-4">
      {asking('by_category').map(({ name }) => {
        const metrics = figures.metrics.filter(({ configuration }) => configuration === name);
        return (
          hasCategories(metrics) && (
            <CategoryHeat key={name} executionId={execution.id} configuration={name} metrics={metrics} />
          )
        );
      })}
      {asking('by_dataset').length > 0 && <DatasetBars executionId={execution.id} figures={figures} datasets={known} />}
      {asking('trend').length > 0 && <TrendCard execution={execution} />}
    </div>
  );
}
