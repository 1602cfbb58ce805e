import type { Metadata } from 'next';
import { AgentPage, agentQuery, agentVersionsQuery, connectorsQuery } from '../../../../features/agents';
import { credentialsQuery } from '../../../../features/credentials';
import { Prefetched } from '../../../../server/prefetched';

export const metadata: Metadata = { title: 'Agent' };

type AgentRouteProps = { readonly params: Promise<{ readonly id: string }> };

export default async function Page({ params }: AgentRouteProps) {
  const { id } = await params;
  return (
    <Prefetched queries={[agentQuery(id), agentVersionsQuery(id), connectorsQuery(), credentialsQuery()]}>
      <AgentPage id={id} />
    </Prefetched>
  );
}
