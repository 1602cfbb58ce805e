import { executionMetricsQuery, MetricsTab, worstCasesQuery } from '../../../../../features/executions';
import { Prefetched } from '../../../../../server/prefetched';

type MetricsRouteProps = { readonly params: Promise<{ readonly id: string }> };

export default async function Page({ params }: MetricsRouteProps) {
  const { id } = await params;
  return (
    <Prefetched queries={[executionMetricsQuery(id), worstCasesQuery(id)]}>
      <MetricsTab id={id} />
    </Prefetched>
  );
}
