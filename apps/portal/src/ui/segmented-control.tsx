'use client';

import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';

type Segment = { readonly value: string; readonly label: string; readonly icon?: ReactNode };

type SegmentedControlProps = {
  readonly label: string;
  readonly segments: readonly Segment[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

/** One of two to four ways to look at the same thing. */
export function SegmentedControl({ label, segments, value, onValueChange }: SegmentedControlProps) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next && onValueChange(next)}
      className="inline-flex rounded-md bg-sunken p-0.5 ring-1 ring-line ring-inset"
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          className="inline-flex h-7 min-w-7 items-center justify-center gap-1.5 whitespace-nowrap rounded-sm px-2.5 text-sm text-ink-2 hover:text-ink data-[state=on]:bg-surface data-[state=on]:font-medium data-[state=on]:text-ink data-[state=on]:shadow-card data-[state=on]:ring-1 data-[state=on]:ring-line-2 max-sm:h-10"
        >
          {segment.icon}
          {segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
