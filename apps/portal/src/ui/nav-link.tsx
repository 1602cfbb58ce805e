'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { cn } from './cn';
import { isCurrentPath } from './is-current-path';

type NavLinkProps = {
  readonly href: string;
  /** A page below a heading hangs on that heading's line. */
  readonly isSubpage?: boolean;
  /** What is shown of it where the side bar is a rail. */
  readonly title?: string | undefined;
  readonly onNavigate?: (() => void) | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** One link of the navigation, marked in brass while its page is shown. */
export function NavLink({ href, isSubpage = false, title, onNavigate, className, children }: NavLinkProps) {
  const isCurrent = isCurrentPath(usePathname(), href);
  return (
    <Link
      href={href}
      {...(title && { title })}
      aria-current={isCurrent ? 'page' : undefined}
      {...(onNavigate && { onClick: onNavigate })}
      className={cn(
        'relative flex h-8 items-center gap-2.5 rounded-md px-2 text-sm text-ink-2 transition-colors hover:bg-hover hover:text-ink',
        'after:absolute after:inset-y-2 after:left-0 after:w-0.5 after:rounded-full',
        isSubpage &&
          'pl-8.5 before:absolute before:inset-y-0 before:left-[15px] before:w-px before:bg-line-2 after:left-[14.5px]',
        isCurrent &&
          'bg-surface font-medium text-ink ring-1 ring-line ring-inset after:bg-brass-mark [&>.lucide]:text-ink',
        className,
      )}
    >
      {children}
    </Link>
  );
}
