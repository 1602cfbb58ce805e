import type { Metadata } from 'next';
import { AgentsPage, agentsQuery, connectorsQuery } from '../../../features/agents';
import { Prefetched } from '../../../server/prefetched';

export const metadata: Metadata = { title: 'Agents' };

export default function Page() {
  return (
    <Prefetched queries={[agentsQuery(), connectorsQuery()]}>
      <AgentsPage />
    </Prefetched>
  );
}
