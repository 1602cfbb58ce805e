'use client';

import type { CountedPage, ExecutionMetrics, Prediction } from '@assay/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiProblem } from '../../../data/api-problem';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ColumnPicker } from '../../../ui/data-table/column-picker';
import type { SortStep } from '../../../ui/data-table/data-column';
import { DataTable } from '../../../ui/data-table/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { ProblemPanel } from '../../../ui/problem-panel';
import { SegmentedControl } from '../../../ui/segmented-control';
import type { usePredictionView } from '../hooks/use-prediction-view';
import { useTableLook } from '../hooks/use-table-look';
import { isFiltered, noFilters, predictionViewParsers } from '../prediction-view';
import { predictionColumns } from './prediction-columns';
import { PredictionTableFoot } from './prediction-table-foot';
import { PredictionToolbar } from './prediction-toolbar';

type PredictionTableProps = {
  readonly page: UseQueryResult<CountedPage<Prediction>, ApiProblem>;
  readonly metrics: ExecutionMetrics | undefined;
  readonly state: ReturnType<typeof usePredictionView>;
};

const none: readonly never[] = [];
const densities = ['S', 'M', 'L'].map((value) => ({ value, label: value }));
/** What the drawer tells anyway; beside it the table has little room. */
const hiddenBesideDrawer = ['prediction', 'dataset', 'category', 'passed', 'latency'];

function hiddenBeside(metric: number | null): readonly string[] {
  return metric === null ? hiddenBesideDrawer : [...hiddenBesideDrawer, 'composite'];
}

const rowId = ({ id }: Prediction) => id;

/** The predictions as rows, with what narrows and orders them. */
export function PredictionTable({ page, metrics, state }: PredictionTableProps) {
  const { view, open } = state;
  const look = useTableLook();
  const columns = useMemo(() => {
    const all = metrics?.metrics ?? none;
    return predictionColumns(
      all,
      all.find(({ index }) => index === view.metric),
    );
  }, [metrics, view.metric]);
  const isOpen = view.prediction !== null;
  const { data, error } = page;
  return (
    <Card isFlush className="flex-1">
      <PredictionToolbar metrics={metrics} state={state} hasFacetsBeside={!isOpen}>
        <SegmentedControl
          label="Row height"
          segments={densities}
          value={look.density}
          onValueChange={look.setDensity}
        />
        <ColumnPicker columns={columns} hidden={look.hidden} onHiddenChange={look.setHidden} />
      </PredictionToolbar>
      <DataTable
        label="Predictions"
        rowsName={rowsName(state, metrics)}
        columns={columns}
        rows={data?.items ?? none}
        rowId={rowId}
        rowLabel={({ caseKey }) => caseKey}
        density={look.density}
        hiddenColumns={isOpen ? [...look.hidden, ...hiddenBeside(view.metric)] : look.hidden}
        sort={[{ id: view.sort, desc: view.order === 'desc' }]}
        onSortChange={(steps) => state.change(toOrder(steps))}
        onOpen={({ id }) => open(id)}
        openId={view.prediction ?? undefined}
        isLoading={page.isPending || page.isPlaceholderData}
        problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void page.refetch()} />}
        empty={<NoPredictions state={state} metrics={metrics} />}
        paging={{
          first: view.first,
          total: data?.total,
          onNext: pageStep(data?.nextCursor, (cursor) => state.goOn(cursor, view.limit)),
          onPrevious: view.cursor === null ? undefined : state.goBack,
        }}
        className="max-h-[max(420px,calc(100dvh-196px))]"
      />
      <PredictionTableFoot limit={view.limit} onLimitChange={(limit) => state.change({ limit })} />
    </Card>
  );
}

function pageStep(cursor: string | null | undefined, go: (cursor: string) => void) {
  return cursor === null || cursor === undefined ? undefined : () => go(cursor);
}

function rowsName({ view }: PredictionTableProps['state'], metrics: ExecutionMetrics | undefined): string {
  const all = metrics?.operation.nPredictions;
  return isFiltered(view) && all !== undefined
    ? `predictions, ${all.toLocaleString('en')} without filters`
    : 'predictions';
}

/** The last step is the one just pressed; the list has one order at a time. */
function toOrder(steps: readonly SortStep[]) {
  const step = steps.at(-1);
  const sort = step && predictionViewParsers.sort.parse(step.id);
  return sort ? ({ sort, order: step.desc ? 'desc' : 'asc' } as const) : { sort: null, order: null };
}

function NoPredictions({ state: { view, change }, metrics }: Omit<PredictionTableProps, 'page'>) {
  if (isFiltered(view)) {
    return (
      <EmptyState
        sentence="No prediction of this execution fits these filters."
        action={<Button onClick={() => change(noFilters)}>Clear all filters</Button>}
      />
    );
  }
  const isWaiting = metrics?.status === 'QUEUED' || metrics?.status === 'RUNNING';
  return (
    <EmptyState
      sentence={
        isWaiting ? 'Predictions appear here as they are made.' : 'This execution ended before any case was answered.'
      }
    />
  );
}
