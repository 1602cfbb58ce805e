import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { ComparePage, comparedCasesQuery, loadCompareView } from '../../../../features/comparisons';
import { comparisonsQuery, executionQuery, executionsQuery } from '../../../../features/executions';
import { Prefetched } from '../../../../server/prefetched';

export const metadata: Metadata = { title: 'Compare' };

type PageProps = { readonly searchParams: Promise<SearchParams> };

export default async function Page({ searchParams }: PageProps) {
  const { ids, change, metric, text, after, ...view } = await loadCompareView(searchParams);
  const [baseline, second] = ids;
  const filters = { change, metric, text, cursor: after.at(-1) };
  const queries =
    baseline === undefined || second === undefined
      ? [executionsQuery({})]
      : [comparisonsQuery(ids), comparedCasesQuery(baseline, view.with ?? second, filters), ...ids.map(executionQuery)];
  return (
    <Prefetched queries={queries}>
      <ComparePage />
    </Prefetched>
  );
}
