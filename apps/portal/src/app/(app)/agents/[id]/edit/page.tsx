import type { Metadata } from 'next';
import { agentQuery, connectorsQuery, EditAgentPage } from '../../../../../features/agents';
import { credentialsQuery } from '../../../../../features/credentials';
import { Prefetched } from '../../../../../server/prefetched';

export const metadata: Metadata = { title: 'Edit agent' };

type EditAgentRouteProps = { readonly params: Promise<{ readonly id: string }> };

export default async function Page({ params }: EditAgentRouteProps) {
  const { id } = await params;
  return (
    <Prefetched queries={[agentQuery(id), connectorsQuery(), credentialsQuery()]}>
      <EditAgentPage id={id} />
    </Prefetched>
  );
}
