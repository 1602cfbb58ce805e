import type { Metadata } from 'next';
import { connectorsQuery, NewAgentPage } from '../../../../features/agents';
import { credentialsQuery } from '../../../../features/credentials';
import { Prefetched } from '../../../../server/prefetched';

export const metadata: Metadata = { title: 'New agent' };

export default function Page() {
  return (
    <Prefetched queries={[connectorsQuery(), credentialsQuery()]}>
      <NewAgentPage />
    </Prefetched>
  );
}
