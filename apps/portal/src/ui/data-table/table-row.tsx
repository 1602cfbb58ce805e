'use client';

import { FlexRender } from '@tanstack/react-table';
import type { MouseEvent, ReactNode } from 'react';
import { Checkbox } from '../checkbox';
import { cn } from '../cn';
import type { DataTableModel } from './use-data-table';

/** What opening a row needs. */
export type RowOpening<Row> = {
  /** The row whose drawer is open. */
  readonly openId: string | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  /** Names a row: "C-027". */
  readonly rowLabel: (row: Row) => string;
};

type TableRowProps<Row extends object> = RowOpening<Row> & {
  readonly row: ReturnType<DataTableModel<Row>['getRowModel']>['rows'][number];
  /** Place of the row in the whole table, from 1; the head is row 1. */
  readonly position: number;
  readonly height: number;
  readonly isSelectable: boolean;
};

const bar = 'group-data-marked/row:shadow-[inset_3px_0_0_var(--brass-mark)]';
const fill = 'bg-surface group-hover/row:bg-hover group-data-marked/row:bg-brass-soft';

/** One row. A click anywhere opens it; for the keyboard, its first cell is a button. */
export function TableRow<Row extends object>({ row, position, height, isSelectable, ...opening }: TableRowProps<Row>) {
  const { openId, onOpen, rowLabel } = opening;
  const label = rowLabel(row.original);
  const isMarked = row.getIsSelected() || row.id === openId;

  function onClick(event: MouseEvent) {
    const { target } = event;
    const isOwn = target instanceof Element && target.closest('a, button, input, label') !== null;
    // React also tells of clicks in a menu that was opened from the row but is drawn elsewhere.
    const isInside = target instanceof Node && event.currentTarget.contains(target);
    if (isInside && !isOwn && window.getSelection()?.toString() === '') onOpen?.(row.original);
  }

  return (
    <tr
      aria-rowindex={position}
      data-marked={isMarked || undefined}
      data-row-id={row.id}
      onClick={onOpen && onClick}
      className={cn('group/row', onOpen && 'cursor-pointer')}
      style={{ height }}
    >
      {isSelectable && (
        <td className={cn('sticky left-0 z-1 border-b border-line pr-0 pl-3', fill, bar)}>
          <Checkbox
            isLabelHidden
            label={`Select ${label}`}
            checked={row.getIsSelected()}
            onCheckedChange={(checked) => row.toggleSelected(checked)}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell, index) => (
        <td
          key={cell.id}
          className={cn(
            'overflow-hidden border-b border-line px-3 text-ellipsis whitespace-nowrap',
            fill,
            cell.column.columnDef.meta?.align === 'end' && 'text-right',
            index === 0 && 'sticky z-1',
            index === 0 && (isSelectable ? 'left-10' : cn('left-0', bar)),
          )}
        >
          <Opener
            label={label}
            onOpen={index === 0 && onOpen ? () => onOpen(row.original) : undefined}
            isOpen={row.id === openId}
          >
            <FlexRender cell={cell} />
          </Opener>
        </td>
      ))}
    </tr>
  );
}

type OpenerProps = {
  readonly label: string;
  readonly onOpen: (() => void) | undefined;
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

function Opener({ label, onOpen, isOpen, children }: OpenerProps) {
  if (!onOpen) return children;
  return (
    <button
      type="button"
      aria-label={`Open ${label}`}
      aria-expanded={isOpen}
      onClick={onOpen}
      className="-mx-1 max-w-full truncate rounded-sm px-1 text-left -outline-offset-2"
    >
      {children}
    </button>
  );
}
