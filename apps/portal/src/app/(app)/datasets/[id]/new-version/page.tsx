import type { Metadata } from 'next';
import { datasetQuery, NewVersionPage, versionQuery } from '../../../../../features/datasets';
import { Prefetched } from '../../../../../server/prefetched';

export const metadata: Metadata = { title: 'New version' };

export default async function Page({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params;
  return (
    <Prefetched queries={[datasetQuery(id), versionQuery(id, 'latest')]}>
      <NewVersionPage id={id} />
    </Prefetched>
  );
}
