import type { ReactNode } from 'react';

/** The name of a key. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-sm border border-b-2 border-line-2 bg-surface px-1 font-mono text-2xs font-medium text-ink-2">
      {children}
    </kbd>
  );
}
