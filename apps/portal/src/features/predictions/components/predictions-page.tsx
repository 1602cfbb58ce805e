'use client';

import { isTerminal } from '@assay/contracts';
import { useApiQuery } from '../../../data/use-api-query';
import { cn } from '../../../ui/cn';
import { Loading } from '../../../ui/loading';
import { useDrawerWidth } from '../../../ui/use-drawer-width';
import { executionMetricsQuery, executionQuery } from '../../executions';
import { usePredictionView } from '../hooks/use-prediction-view';
import { predictionsQuery } from '../queries';
import { PredictionDrawer } from './prediction-drawer';
import { PredictionFacets } from './prediction-facets';
import { PredictionTable } from './prediction-table';

/** How often a running execution is looked at, in milliseconds. */
const liveMs = 2_000;

const none: readonly never[] = [];

/** An execution's predictions: narrowed, sorted, and one of them opened beside the others. */
export function PredictionsPage({ executionId }: { readonly executionId: string }) {
  const state = usePredictionView();
  const { width } = useDrawerWidth();
  const execution = useApiQuery(executionQuery(executionId));
  const isLive = execution.data !== undefined && !isTerminal(execution.data.status);
  const metrics = useApiQuery(executionMetricsQuery(executionId), { refetchInterval: isLive && liveMs });
  const page = useApiQuery(predictionsQuery(executionId, state.view), {
    keepsPrevious: true,
    refetchInterval: isLive && liveMs,
  });
  const isOpen = state.view.prediction !== null;
  return (
    <div className="flex items-start gap-5">
      <aside aria-label="Filters" className={cn('w-49 flex-none max-xl:hidden', isOpen && 'hidden')}>
        {metrics.data ? <PredictionFacets metrics={metrics.data} state={state} /> : <Loading label="Loading filters" />}
      </aside>
      <PredictionTable {...{ page, metrics: metrics.data, state }} />
      <PredictionDrawer metrics={metrics.data} rows={page.data?.items ?? none} total={page.data?.total} state={state} />
      {isOpen && <div aria-hidden="true" style={{ width: besideDrawer(width) }} className="flex-none max-xl:hidden" />}
    </div>
  );
}

/** The page's own edge and the gap before the drawer, in pixels: space the drawer may cover. */
const coverable = 44;

/** Room for the drawer, so that it covers no row. */
function besideDrawer(width: number): string {
  return `calc(min(${width}px, max(420px, 60vw)) - ${coverable}px)`;
}
