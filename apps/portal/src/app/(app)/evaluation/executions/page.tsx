import type { Metadata } from 'next';
import { ExecutionsPage, executionFiltersOf, executionsQuery } from '../../../../features/executions';
import { Prefetched } from '../../../../server/prefetched';

export const metadata: Metadata = { title: 'Executions' };

type ExecutionsRouteProps = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Page({ searchParams }: ExecutionsRouteProps) {
  return (
    <Prefetched queries={[executionsQuery(executionFiltersOf(await searchParams))]}>
      <ExecutionsPage />
    </Prefetched>
  );
}
