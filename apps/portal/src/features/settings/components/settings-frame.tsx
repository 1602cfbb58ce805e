'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { TabLinks } from '../../../ui/tab-links';

const sections = [
  { label: 'Appearance', href: '/settings/appearance' },
  { label: 'Account', href: '/settings/account' },
  { label: 'API keys', href: '/settings/api-keys' },
  { label: 'Credentials', href: '/settings/credentials' },
] as const;

/** What every page of the settings has around it: the title and the way to the others. */
export function SettingsFrame({ children }: { readonly children: ReactNode }) {
  const current = usePathname();
  const section = sections.find(({ href }) => href === current);
  return (
    <Page crumbs={[{ label: 'Settings', href: '/settings' }, ...(section ? [section] : [])]}>
      <PageHeader title="Settings" />
      <TabLinks label="Settings" tabs={sections} current={current} />
      {children}
    </Page>
  );
}
