'use client';

import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = {
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly content: ReactNode;
};

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

/** Several views of one thing. The chosen one belongs in the URL. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className="grid min-w-0 gap-5">
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:-mx-4 max-sm:px-2"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="relative flex h-10 flex-none items-center gap-1.5 rounded-md px-2.5 text-ink-2 -outline-offset-2 after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.5 after:rounded-full hover:text-ink data-[state=active]:font-medium data-[state=active]:text-ink data-[state=active]:after:bg-brass-mark"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-sm bg-sunken px-1.5 text-xs leading-4.5 font-normal text-ink-3">
                {tab.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="min-w-0">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
