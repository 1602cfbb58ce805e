import type { Metadata } from 'next';
import { casesQuery, DatasetPage, datasetQuery, versionQuery } from '../../../../features/datasets';
import { Prefetched } from '../../../../server/prefetched';

export const metadata: Metadata = { title: 'Dataset' };

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params;
  return (
    <Prefetched queries={[datasetQuery(id), versionQuery(id, 'latest'), casesQuery(id, 'latest')]}>
      <DatasetPage id={id} />
    </Prefetched>
  );
}
