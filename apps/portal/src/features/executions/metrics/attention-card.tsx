'use client';

import type { ExecutionMetrics } from '@assay/contracts';
import { useApiQuery } from '../../../data/use-api-query';
import { Card } from '../../../ui/card';
import { TextLink } from '../../../ui/text-link';
import { predictionsHref } from '../predictions-href';
import { worstCasesQuery } from '../queries';
import { ErrorKinds } from './error-kinds';
import { WeakSlices } from './weak-slices';
import { weakestCategories, weakestMetricSlices } from './weakest-slices';
import { WorstCases } from './worst-cases';

type AttentionCardProps = { readonly figures: ExecutionMetrics };

const mostCategories = 3;
const mostMetricSlices = 2;

/** Where to look first: weak slices, the worst cases, what went wrong. */
export function AttentionCard({ figures }: AttentionCardProps) {
  const { executionId, metrics, operation } = figures;
  const { data } = useApiQuery(worstCasesQuery(executionId));
  const categories = weakestCategories(figures, mostCategories);
  const metricSlices = weakestMetricSlices(figures, mostMetricSlices);
  // A case that is right in everything is not a worst case, only the last in the order.
  const cases = (data?.items ?? []).filter(({ composites }) =>
    composites.some(({ composite }) => (composite ?? 1) < 1),
  );
  const nErrors = operation.errors.length + metrics.reduce((sum, { errors }) => sum + errors.length, 0);
  const isCalm = data && categories.length + metricSlices.length + cases.length + nErrors === 0;
  return (
    <Card
      isFlush
      title="Needs attention"
      actions={
        <TextLink href={predictionsHref(executionId, { sort: 'score', order: 'asc' })} className="text-sm">
          Worst first
        </TextLink>
      }
    >
      <div className="pb-1">
        {isCalm && <p className="p-4 text-ink-2">Nothing: every case is right in everything.</p>}
        <WeakSlices figures={figures} categories={categories} metricSlices={metricSlices} />
        <WorstCases executionId={executionId} cases={cases} />
        <ErrorKinds figures={figures} />
      </div>
    </Card>
  );
}
