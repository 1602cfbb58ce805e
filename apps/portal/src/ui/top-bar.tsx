import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import { PhoneMenu } from './phone-menu';
import { ThemeToggle } from './theme-toggle';

type TopBarProps = { readonly crumbs: readonly Crumb[]; readonly children?: ReactNode };

/** Where one is, and what is always at hand: search, notices, the theme. */
export function TopBar({ crumbs, children }: TopBarProps) {
  return (
    <header className="sticky top-0 z-20 flex h-12 items-center gap-2 border-b border-line bg-canvas/92 px-6 backdrop-blur-sm max-sm:px-2">
      <PhoneMenu />
      <Breadcrumbs crumbs={crumbs} />
      <div className="ml-auto flex items-center gap-1">
        {children}
        <ThemeToggle />
      </div>
    </header>
  );
}
