import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import { ComparePage, loadCompareView } from '../../../../features/comparisons';
import { comparisonsQuery, executionQuery, executionsQuery } from '../../../../features/executions';
import { Prefetched } from '../../../../server/prefetched';

export const metadata: Metadata = { title: 'Compare' };

type PageProps = { readonly searchParams: Promise<SearchParams> };

export default async function Page({ searchParams }: PageProps) {
  const { ids } = await loadCompareView(searchParams);
  const queries = ids.length < 2 ? [executionsQuery({})] : [comparisonsQuery(ids), ...ids.map(executionQuery)];
  return (
    <Prefetched queries={queries}>
      <ComparePage />
    </Prefetched>
  );
}
