import type { Metadata } from 'next';
import { AccountFrame, SignInForm } from '../../features/account';

export const metadata: Metadata = { title: 'Sign in' };

type SignInPageProps = { readonly searchParams: Promise<{ readonly next?: string | string[] }> };

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const { next } = await searchParams;
  return (
    <AccountFrame title="Sign in" sentence="With the e-mail and password of your account here.">
      <SignInForm next={typeof next === 'string' ? next : undefined} />
    </AccountFrame>
  );
}
