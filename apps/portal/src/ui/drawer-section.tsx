import type { ReactNode } from 'react';

type DrawerSectionProps = { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode };

/** One part of what a drawer shows. */
export function DrawerSection({ title, aside, children }: DrawerSectionProps) {
  return (
    <section className="border-b border-line px-5 py-4 max-sm:px-4">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{title}</h3>
        {aside && <div className="text-sm text-ink-2">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
