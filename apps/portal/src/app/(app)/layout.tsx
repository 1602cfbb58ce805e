import type { ReactNode } from 'react';
import { Shell } from '../../features/shell';
import { requireViewer } from '../../server/require-viewer';

export default async function AppLayout({ children }: { readonly children: ReactNode }) {
  return <Shell viewer={await requireViewer()}>{children}</Shell>;
}
