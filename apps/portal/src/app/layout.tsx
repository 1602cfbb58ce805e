import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DataProvider } from '../data/data-provider';
import { fontVariables } from '../ui/fonts';
import { Providers } from '../ui/providers';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Assay', template: '%s · Assay' },
  description: 'Measures AI agents',
};
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <body>
        <Providers>
          <DataProvider>{children}</DataProvider>
        </Providers>
      </body>
    </html>
  );
}
