'use client';

import { isTerminal } from '@assay/contracts';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Banner } from '../../../ui/banner';
import { LiveAnswers } from '../components/live-answers';
import { executionMetricsQuery, executionQuery } from '../queries';
import { MetricsView } from './metrics-view';

type MetricsTabProps = { readonly id: string };

/** First tab of an execution: what comes in while it runs, then what it came to. */
export function MetricsTab({ id }: MetricsTabProps) {
  const execution = useApiQuery(executionQuery(id)).data;
  const hasEnded = execution !== undefined && isTerminal(execution.status);
  const figures = useApiQuery(executionMetricsQuery(id), { isEnabled: hasEnded });
  // While the execution itself is on its way or cannot be read, its frame says so.
  if (!execution) return null;
  if (!hasEnded) return <LiveAnswers execution={execution} />;
  return (
    <QueryView query={figures} name="the metrics">
      {(known) => (
        <>
          {known.isPartial && execution.status === 'COMPLETED' && (
            <Banner tone="notice" title="Partial.">
              Some cases were not evaluated; every figure here is about those that were.
            </Banner>
          )}
          <MetricsView execution={execution} figures={known} />
        </>
      )}
    </QueryView>
  );
}
