import type { Metadata } from 'next';
import { metricsQuery, metricTypesQuery, NewMetricPage } from '../../../../features/metrics';
import { Prefetched } from '../../../../server/prefetched';

export const metadata: Metadata = { title: 'New metric' };

export default function Page() {
  return (
    <Prefetched queries={[metricTypesQuery(), metricsQuery()]}>
      <NewMetricPage />
    </Prefetched>
  );
}
