import type { Metadata } from 'next';
import { DatasetsPage, datasetsQuery } from '../../../features/datasets';
import { sampleQuery } from '../../../features/sample';
import { Prefetched } from '../../../server/prefetched';

export const metadata: Metadata = { title: 'Datasets' };

export default function Page() {
  return (
    <Prefetched queries={[datasetsQuery(), sampleQuery()]}>
      <DatasetsPage />
    </Prefetched>
  );
}
