'use client';

import Link from 'next/link';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn';
import { useOverlayHost } from './overlay-host';

type MenuEntry = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDestructive?: boolean;
  /** Set: it cannot be chosen, and this says why ("no failures"). */
  readonly disabledReason?: string | undefined;
} & (
  | { readonly onSelect: () => void }
  /** It leads to a page, or downloads a file. */
  | { readonly href: string }
);

type MenuProps = {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  /** Entries in groups; a line stands between two groups. */
  readonly groups: readonly (readonly MenuEntry[])[];
};

/** Actions behind one button. */
export function Menu({ trigger, groups }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={useOverlayHost()}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-50 max-w-90 rounded-lg border border-line-2 bg-surface p-1 text-sm shadow-menu"
        >
          {groups.map((entries) => (
            <DropdownMenu.Group
              key={entries[0]?.label}
              className="border-line not-first:-mx-1 not-first:mt-1 not-first:border-t not-first:px-1 not-first:pt-1"
            >
              {entries.map((entry) => (
                <MenuItem key={entry.label} entry={entry} />
              ))}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function MenuItem({ entry }: { readonly entry: MenuEntry }) {
  return (
    <DropdownMenu.Item
      disabled={entry.disabledReason !== undefined}
      {...('href' in entry ? { asChild: true } : { onSelect: entry.onSelect })}
      className={cn(
        'flex min-h-8 items-center gap-2 rounded-md px-2 outline-none data-disabled:text-ink-3 data-highlighted:bg-hover max-sm:min-h-10 [&>.lucide]:text-ink-3',
        entry.isDestructive && 'text-garnet [&>.lucide]:text-garnet',
      )}
    >
      {'href' in entry ? (
        <Link href={entry.href} prefetch={false}>
          <EntryWords entry={entry} />
        </Link>
      ) : (
        <EntryWords entry={entry} />
      )}
    </DropdownMenu.Item>
  );
}

function EntryWords({ entry }: { readonly entry: MenuEntry }) {
  return (
    <>
      {entry.icon}
      {entry.label}
      {entry.disabledReason && <span className="ml-auto pl-4 text-xs">{entry.disabledReason}</span>}
    </>
  );
}
