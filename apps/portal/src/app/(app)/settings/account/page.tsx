import type { Metadata } from 'next';
import { AccountSettings } from '../../../../features/settings';

export const metadata: Metadata = { title: 'Account' };

export default function Page() {
  return <AccountSettings />;
}
