'use client';

import Link from 'next/link';
import { cn } from './cn';

type TabLink = {
  readonly label: string;
  readonly href: string;
  /** How many things are behind it. */
  readonly count?: number | undefined;
};

type TabLinksProps = {
  /** Names the row of tabs: "Execution". */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** Address of the one that is shown. */
  readonly current: string;
};

/** Tabs that are pages of their own: each has an address, and the one shown is rendered below. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <nav aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]">
      {tabs.map(({ label: name, href, count }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === current ? 'page' : undefined}
          scroll={false}
          className={cn(
            '-mb-px inline-flex h-10 flex-none items-center gap-2 border-b-2 border-transparent px-3 text-ink-2 -outline-offset-2 hover:text-ink',
            href === current && 'border-brass-mark font-medium text-ink',
          )}
        >
          {name}
          {count !== undefined && (
            <span className="rounded-sm bg-press px-1.5 text-xs text-ink-2">{count.toLocaleString('en')}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
