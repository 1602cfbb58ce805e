import type { ReactNode } from 'react';

type AttentionSectionProps = { readonly title: string; readonly children: ReactNode };

/** Things to look at that are of one kind. */
export function AttentionSection({ title, children }: AttentionSectionProps) {
  return (
    <section aria-label={title}>
      <h3 className="px-4 pt-3 pb-0.5 text-xs text-ink-2">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}
