'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { BrandMark } from './brand-mark';
import { NavList } from './nav-list';
import { ShellContext, type ShellParts } from './shell-context';

type AppShellProps = ShellParts & {
  /** One `Page`. */
  readonly children: ReactNode;
};

/** The frame of every page: side bar (a rail of icons on narrow screens, a menu on a phone) and the page beside it. */
export function AppShell({ workspace, person, notes, children }: AppShellProps) {
  return (
    <ShellContext value={{ workspace, person, notes }}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-md bg-primary px-3 py-2 text-sm font-medium text-on-primary focus-visible:translate-y-0"
      >
        Skip to the page
      </a>
      <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] sm:grid-cols-[56px_minmax(0,1fr)] lg:grid-cols-[224px_minmax(0,1fr)]">
        <aside
          aria-label="Side bar"
          className="sticky top-0 flex h-dvh flex-col gap-3 overflow-y-auto border-r border-line p-3 [scrollbar-width:none] max-lg:px-2.5 max-sm:hidden"
        >
          <Link
            href="/"
            aria-label="Assay, home"
            className="flex h-8 items-center gap-2 rounded-md px-2 max-lg:justify-center max-lg:px-0"
          >
            <BrandMark />
            <span className="text-lg font-semibold max-lg:hidden">Assay</span>
          </Link>
          <div className="max-lg:hidden">{workspace}</div>
          <NavList notes={notes} isRail />
          <div className="mt-auto border-t border-line pt-2 max-lg:hidden">{person}</div>
        </aside>
        <div className="min-w-0">{children}</div>
      </div>
    </ShellContext>
  );
}
