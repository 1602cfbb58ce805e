'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ThemeProvider } from 'next-themes';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Tooltip } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { ToastProvider } from './toast';

/** How long fetched data counts as fresh, in milliseconds: short enough that a second look is up to date. */
const FRESH_MS = 10_000;

/** Everything the components need around them: theme, server data, view state in the URL, tooltips and toasts. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS } } }));
  return (
    <ThemeProvider attribute="data-theme" defaultTheme="system" enableSystem disableTransitionOnChange>
      <QueryClientProvider client={queryClient}>
        <NuqsAdapter>
          <Tooltip.Provider delayDuration={300}>
            <ToastProvider>{children}</ToastProvider>
          </Tooltip.Provider>
        </NuqsAdapter>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
