import type { Metadata } from 'next';
import { CredentialsCard, credentialsQuery } from '../../../../features/credentials';
import { Prefetched } from '../../../../server/prefetched';

export const metadata: Metadata = { title: 'Credentials' };

export default function Page() {
  return (
    <Prefetched queries={[credentialsQuery()]}>
      <CredentialsCard />
    </Prefetched>
  );
}
