import type { Metadata } from 'next';
import { MetricPage, metricQuery, metricsQuery, metricTypesQuery } from '../../../../features/metrics';
import { Prefetched } from '../../../../server/prefetched';

export const metadata: Metadata = { title: 'Metric' };

type MetricRouteProps = { readonly params: Promise<{ readonly id: string }> };

export default async function Page({ params }: MetricRouteProps) {
  const { id } = await params;
  return (
    <Prefetched queries={[metricQuery(id), metricTypesQuery(), metricsQuery()]}>
      <MetricPage id={id} />
    </Prefetched>
  );
}
