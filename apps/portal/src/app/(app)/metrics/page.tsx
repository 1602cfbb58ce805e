import type { Metadata } from 'next';
import { MetricsPage, metricsQuery, metricTypesQuery } from '../../../features/metrics';
import { Prefetched } from '../../../server/prefetched';

export const metadata: Metadata = { title: 'Metrics' };

type MetricsRouteProps = { readonly searchParams: Promise<{ readonly text?: string | readonly string[] }> };

export default async function Page({ searchParams }: MetricsRouteProps) {
  const { text } = await searchParams;
  return (
    <Prefetched queries={[metricsQuery(typeof text === 'string' ? text : ''), metricTypesQuery()]}>
      <MetricsPage />
    </Prefetched>
  );
}
