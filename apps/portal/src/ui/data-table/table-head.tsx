'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Checkbox } from '../checkbox';
import { cn } from '../cn';
import type { DataTableModel } from './use-data-table';

const cell =
  'sticky top-0 z-2 h-9 max-sm:h-10 border-b border-line bg-sunken px-3 text-xs font-medium whitespace-nowrap text-ink-3';

type TableHeadProps<Row extends object> = { readonly table: DataTableModel<Row>; readonly isSelectable: boolean };

/** The head of the table: names, the order of rows, and the box that selects the whole page. */
export function TableHead<Row extends object>({ table, isSelectable }: TableHeadProps<Row>) {
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const all = table.getIsAllRowsSelected();
  return (
    <thead>
      <tr>
        {isSelectable && (
          <th scope="col" className={cn(cell, 'left-0 z-3 pr-0 text-left')}>
            <Checkbox
              isLabelHidden
              label="Select all rows of this page"
              checked={all || (table.getIsSomeRowsSelected() ? 'indeterminate' : false)}
              onCheckedChange={(checked) => table.toggleAllRowsSelected(checked)}
            />
          </th>
        )}
        {headers.map((header, index) => (
          <HeaderCell key={header.id} column={header.column} isFirst={index === 0} isSelectable={isSelectable} />
        ))}
      </tr>
    </thead>
  );
}

type HeaderCellProps<Row extends object> = {
  readonly column: ReturnType<DataTableModel<Row>['getAllLeafColumns']>[number];
  readonly isFirst: boolean;
  readonly isSelectable: boolean;
};

function HeaderCell<Row extends object>({ column, isFirst, isSelectable }: HeaderCellProps<Row>) {
  const sorted = column.getIsSorted();
  const name = String(column.columnDef.header);
  const isEnd = column.columnDef.meta?.align === 'end';
  const order = { asc: 'ascending', desc: 'descending' } as const;
  return (
    <th
      scope="col"
      aria-sort={sorted ? order[sorted] : undefined}
      className={cn(
        cell,
        isEnd ? 'text-right' : 'text-left',
        isFirst && 'z-3',
        isFirst && (isSelectable ? 'left-10' : 'left-0'),
      )}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          title="Shift adds this column to the order"
          className={cn(
            'relative -mx-1 inline-flex h-6 items-center gap-1 rounded-sm px-1 hover:text-ink max-sm:after:absolute max-sm:after:-inset-2',
            isEnd && 'flex-row-reverse',
            sorted && 'text-ink',
          )}
        >
          {name}
          <SortSign sorted={sorted} />
        </button>
      ) : (
        name
      )}
    </th>
  );
}

function SortSign({ sorted }: { readonly sorted: false | 'asc' | 'desc' }) {
  if (sorted === 'asc') return <ArrowUp className="size-3" />;
  if (sorted === 'desc') return <ArrowDown className="size-3" />;
  return <ChevronsUpDown className="size-3 opacity-60" />;
}
