'use client';

import { cn } from './cn';
import { NavLink } from './nav-link';
import { navigation } from './navigation';

type NavListProps = {
  /** Short notes by address: `{ '/evaluation/executions': '1 running' }`. */
  readonly notes: Readonly<Record<string, string>>;
  /** Between phone and desktop the side bar is a rail of icons; the phone's menu never is. */
  readonly isRail: boolean;
  readonly onNavigate?: () => void;
};

/** The links of the navigation, the current page marked. */
export function NavList({ notes, isRail, onNavigate }: NavListProps) {
  return (
    <nav aria-label="Main" className="grid gap-4">
      {navigation.map((section) => (
        <div key={section.items[0]?.href}>
          {section.title && (
            <p className={cn('px-2 pb-1 text-xs font-medium text-ink-3', isRail && 'max-lg:sr-only')}>
              {section.title}
            </p>
          )}
          <ul>
            {section.items.map((item) => (
              <NavEntry key={item.href} item={item} notes={notes} isRail={isRail} onNavigate={onNavigate} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type NavEntryProps = Omit<NavListProps, 'onNavigate'> & {
  readonly item: (typeof navigation)[number]['items'][number];
  readonly onNavigate: (() => void) | undefined;
};

function NavEntry({ item, notes, isRail, onNavigate }: NavEntryProps) {
  const { label, href, icon: Icon, pages } = item;
  const size = isRail ? 'max-lg:h-9 max-lg:justify-center max-lg:px-0' : 'h-10';
  const name = (
    <>
      <Icon className="text-ink-3" />
      <span className={cn(isRail && 'max-lg:sr-only')}>{label}</span>
    </>
  );
  if (!pages) {
    return (
      <li>
        <NavLink href={href} title={isRail ? label : undefined} onNavigate={onNavigate} className={size}>
          {name}
        </NavLink>
      </li>
    );
  }
  return (
    <li>
      <span className={cn('flex h-8 items-center gap-2.5 px-2 text-sm text-ink-2', isRail && 'max-lg:hidden')}>
        {name}
      </span>
      <ul>
        {pages.map((page) => (
          <li key={page.href}>
            <NavLink
              isSubpage
              href={page.href}
              title={isRail ? page.label : undefined}
              onNavigate={onNavigate}
              className={cn(size, isRail && 'max-lg:pl-0 max-lg:before:hidden max-lg:after:left-0')}
            >
              {isRail && <page.icon className="text-ink-3 lg:hidden" />}
              <span className={cn(isRail && 'max-lg:sr-only')}>{page.label}</span>
              {notes[page.href] && (
                <span className={cn('ml-auto text-xs text-ink-3', isRail && 'max-lg:hidden')}>{notes[page.href]}</span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
