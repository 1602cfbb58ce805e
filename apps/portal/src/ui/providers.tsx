'use client';

import { ThemeProvider } from 'next-themes';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { ToastProvider } from './toast';

/** Everything the components need around them: theme, view state in the URL, tooltips and toasts. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider attribute="data-theme" defaultTheme="system" enableSystem disableTransitionOnChange>
      <NuqsAdapter>
        <Tooltip.Provider delayDuration={300}>
          <ToastProvider>{children}</ToastProvider>
        </Tooltip.Provider>
      </NuqsAdapter>
    </ThemeProvider>
  );
}
