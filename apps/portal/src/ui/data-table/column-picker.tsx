'use client';

import { Columns3 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { IconButton } from '../icon-button';
import { useOverlayHost } from '../overlay-host';

type ColumnPickerProps = {
  readonly columns: readonly { readonly id: string; readonly header: string; readonly isAlwaysShown?: boolean }[];
  readonly hidden: readonly string[];
  readonly onHiddenChange: (hidden: readonly string[]) => void;
};

/** Chooses which columns are shown, with a way back to all of them. */
export function ColumnPicker({ columns, hidden, onHiddenChange }: ColumnPickerProps) {
  const set = (id: string, isShown: boolean) =>
    onHiddenChange(isShown ? hidden.filter((one) => one !== id) : [...hidden, id]);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton label="Columns" icon={<Columns3 />} />
      </Popover.Trigger>
      <Popover.Portal container={useOverlayHost()}>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label="Columns"
          className="z-50 grid min-w-50 gap-1 rounded-lg border border-line-2 bg-surface p-3 shadow-menu"
        >
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={!hidden.includes(column.id)}
              onCheckedChange={(isShown) => set(column.id, isShown)}
              disabledReason={column.isAlwaysShown ? 'names the row' : undefined}
            />
          ))}
          <Button
            size="sm"
            variant="ghost"
            className="mt-1"
            disabled={hidden.length === 0}
            onClick={() => onHiddenChange([])}
          >
            Show all
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
