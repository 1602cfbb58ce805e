'use client';

import type { ExecutionMetric, ExecutionMetrics, MetricSummary } from '@assay/contracts';
import { useRouter } from 'next/navigation';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { Card } from '../../../ui/card';
import { ChartFrame } from '../../../ui/chart-frame';
import { formatScore } from '../../../ui/format-score';
import { HeatMap } from '../../../ui/heat-map';
import { SegmentedControl } from '../../../ui/segmented-control';
import { predictionsHref } from '../predictions-href';

type CategoryHeatProps = {
  readonly executionId: string;
  readonly configuration: string;
  /** Those of the configuration. */
  readonly metrics: readonly ExecutionMetric[];
};

type Figure = 'mean' | 'passRate';
const figures = ['mean', 'passRate'] as const;
const segments = [
  { value: 'mean', label: 'Mean' },
  { value: 'passRate', label: 'Pass rate' },
];
const noCategory = 'No category';

/** Where a configuration is strong and weak: categories by metric. A cell leads to its predictions. */
export function CategoryHeat({ executionId, configuration, metrics }: CategoryHeatProps) {
  const router = useRouter();
  const [figure, setFigure] = useQueryState('heat', parseAsStringLiteral(figures).withDefault('mean'));
  const rows = heatRows(metrics, figure);
  const columns = metrics.map(({ index, name, threshold }) => ({
    ...{ id: String(index), label: name },
    threshold: figure === 'mean' ? (threshold ?? undefined) : undefined,
  }));
  const show = (label: string, columnId: string) => {
    const category = label === noCategory ? '' : label;
    const slice = label === allLabel(rows) ? {} : { category };
    router.push(predictionsHref(executionId, { metric: Number(columnId), ...slice, sort: 'score', order: 'asc' }));
  };
  const name = `Category by metric, ${configuration}`;
  return (
    <Card
      title="Category by metric"
      note={`${configuration}, ${figure === 'mean' ? 'mean' : 'share that passes'} of n cases`}
      actions={
        <SegmentedControl
          label={`Figure of ${name}`}
          segments={segments}
          value={figure}
          onValueChange={(next) => void setFigure(figures.find((known) => known === next) ?? null)}
        />
      }
    >
      <ChartFrame
        label={name}
        columns={['Category', 'n', ...metrics.map((metric) => metric.name)]}
        rows={plain(rows, metrics)}
      >
        <HeatMap label={name} rowName="Category" columns={columns} rows={rows} onSelect={show} />
      </ChartFrame>
    </Card>
  );
}

type HeatRow = {
  readonly label: string;
  readonly n: number;
  readonly means: Readonly<Record<string, number | null>>;
  readonly isTotal?: boolean;
};

function heatRows(metrics: readonly ExecutionMetric[], figure: Figure): readonly HeatRow[] {
  const categories = new Set(metrics.flatMap(({ byCategory }) => byCategory.map(({ category }) => category)));
  const of = (summary: MetricSummary | undefined) => summary?.[figure] ?? null;
  const slice = (metric: ExecutionMetric, category: string | null) =>
    metric.byCategory.find((one) => one.category === category)?.summary;
  const rows = [...categories].map((category) => ({
    label: category ?? noCategory,
    n: Math.max(0, ...metrics.map((metric) => slice(metric, category)?.nTotal ?? 0)),
    means: Object.fromEntries(metrics.map((metric) => [metric.index, of(slice(metric, category))])),
  }));
  const all = {
    ...{ label: 'All', isTotal: true },
    n: Math.max(0, ...metrics.map(({ overall }) => overall.nTotal)),
    means: Object.fromEntries(metrics.map((metric) => [metric.index, of(metric.overall)])),
  };
  return [...rows, all];
}

function allLabel(rows: readonly HeatRow[]): string | undefined {
  return rows.find(({ isTotal }) => isTotal)?.label;
}

function plain(
  rows: readonly HeatRow[],
  metrics: readonly ExecutionMetric[],
): readonly (readonly (string | number)[])[] {
  const say = (value: number | null | undefined) => (value === null || value === undefined ? '–' : formatScore(value));
  return rows.map(({ label, n, means }) => [label, n, ...metrics.map(({ index }) => say(means[index]))]);
}

/** Whether any case of these metrics has a category. */
export function hasCategories(metrics: ExecutionMetrics['metrics']): boolean {
  return metrics.some(({ byCategory }) => byCategory.some(({ category }) => category !== null));
}
