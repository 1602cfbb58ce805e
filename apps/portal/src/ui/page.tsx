import type { ReactNode } from 'react';
import type { Crumb } from './breadcrumbs';
import { TopBar } from './top-bar';

type PageProps = {
  readonly crumbs: readonly Crumb[];
  /** Further controls of the top bar. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** One page inside the shell: its top bar and its content. */
export function Page({ crumbs, tools, children }: PageProps) {
  return (
    <>
      <TopBar crumbs={crumbs}>{tools}</TopBar>
      <main
        id="main"
        tabIndex={-1}
        className="grid content-start gap-5 px-6 pt-5 pb-16 outline-none *:min-w-0 max-sm:gap-4 max-sm:px-4"
      >
        {children}
      </main>
    </>
  );
}
