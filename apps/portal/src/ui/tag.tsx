import type { ReactNode } from 'react';

/** A short neutral fact: a category, a purpose, a language, a count. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-sm bg-sunken px-1.5 text-xs text-ink-2">
      {children}
    </span>
  );
}
