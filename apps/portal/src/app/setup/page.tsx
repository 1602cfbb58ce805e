import type { Metadata } from 'next';
import { AccountFrame, SetupForm } from '../../features/account';

export const metadata: Metadata = { title: 'Make the first account' };

type SetupPageProps = { readonly searchParams: Promise<{ readonly token?: string | string[] }> };

export default async function SetupPage({ searchParams }: SetupPageProps) {
  const { token } = await searchParams;
  return (
    <AccountFrame
      title="Make the first account"
      sentence="It is the administrator’s: it may do everything here and let others in."
    >
      <SetupForm token={typeof token === 'string' ? token : ''} />
    </AccountFrame>
  );
}
