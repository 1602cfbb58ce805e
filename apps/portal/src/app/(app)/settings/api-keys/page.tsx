import type { Metadata } from 'next';
import { ApiKeySettings, apiKeysQuery } from '../../../../features/settings';
import { Prefetched } from '../../../../server/prefetched';

export const metadata: Metadata = { title: 'API keys' };

export default function Page() {
  return (
    <Prefetched queries={[apiKeysQuery()]}>
      <ApiKeySettings />
    </Prefetched>
  );
}
