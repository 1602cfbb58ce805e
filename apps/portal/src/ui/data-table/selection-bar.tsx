import type { ReactNode } from 'react';
import { Button } from '../button';

type SelectionBarProps = {
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with the selected rows. */
  readonly children?: ReactNode;
};

/** How many rows are selected and what to do with them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 border-b border-brass-line bg-brass-soft px-3 py-1.5 text-sm"
    >
      <span className="font-medium">{count} selected</span>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
      <span className="ml-auto flex flex-wrap gap-2">{children}</span>
    </div>
  );
}
