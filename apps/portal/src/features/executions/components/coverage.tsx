'use client';

import { type ExecutionDetail, isTerminal } from '@assay/contracts';
import { useApiQuery } from '../../../data/use-api-query';
import { formatCount } from '../describe-progress';
import { executionMetricsQuery } from '../queries';

type CoverageProps = { readonly execution: ExecutionDetail };

/** How many of the cases have a composite; while it runs, how many are done. */
export function Coverage({ execution: { id, status, progress } }: CoverageProps) {
  const hasEnded = isTerminal(status);
  const { data } = useApiQuery(executionMetricsQuery(id), { isEnabled: hasEnded });
  if (!hasEnded || !data) return `${formatCount(progress.done)} of ${formatCount(progress.total)} done`;
  const { nScored, nTotal, coverage } = data.composite;
  return `${formatCount(nScored)} of ${formatCount(nTotal)} cases · ${(coverage * 100).toFixed(1)} %`;
}
