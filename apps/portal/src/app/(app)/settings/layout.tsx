import type { ReactNode } from 'react';
import { SettingsFrame } from '../../../features/settings';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return <SettingsFrame>{children}</SettingsFrame>;
}
