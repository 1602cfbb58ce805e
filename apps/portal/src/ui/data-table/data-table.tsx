'use client';

import { type ReactNode, useState } from 'react';
import { cn } from '../cn';
import { ScrollBox } from '../scroll-box';
import { Skeleton } from '../skeleton';
import { type DataColumn, type Density, growWidth, rowHeights, type SortStep } from './data-column';
import { SelectionBar } from './selection-bar';
import { TableHead } from './table-head';
import { type Paging, TablePager } from './table-pager';
import { TableRow } from './table-row';
import { useDataTable } from './use-data-table';
import { useVisibleRows } from './use-visible-rows';

type DataTableProps<Row extends object> = {
  /** Names the table: "Executions". */
  readonly label: string;
  /** What the rows are, in lower case: "executions". */
  readonly rowsName: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Names a row for people who do not see it: "C-027". */
  readonly rowLabel: (row: Row) => string;
  readonly density?: Density;
  readonly sort?: readonly SortStep[];
  readonly onSortChange?: (sort: readonly SortStep[]) => void;
  readonly selectedIds?: readonly string[];
  /** Set: rows can be selected. */
  readonly onSelectedIdsChange?: (ids: readonly string[]) => void;
  /** What can be done with the selected rows. */
  readonly selectionActions?: ReactNode;
  /** Set: a row can be opened. */
  readonly onOpen?: (row: Row) => void;
  readonly openId?: string | undefined;
  readonly hiddenColumns?: readonly string[];
  readonly paging?: Paging;
  /** Rows are on their way; those shown before stay, dimmed. */
  readonly isLoading?: boolean;
  /** Instead of the rows, when they could not be read: a `ProblemPanel`. */
  readonly problem?: ReactNode;
  /** Instead of the rows, when there are none: an `EmptyState`. */
  readonly empty?: ReactNode;
  /** Limits the height of the part that scrolls. */
  readonly className?: string;
};

const none: readonly never[] = [];
const selectWidth = 40;

/**
 * A table of what the server pages and sorts: head and first column stay, only rows near the visible part are drawn,
 * and on a narrow screen it scrolls inside its own box.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, isLoading = false, selectedIds = none, onSelectedIdsChange, rowsName, paging } = props;
  const instead = props.problem ?? (rows.length === 0 && !isLoading ? props.empty : undefined);
  return (
    <div className="min-w-0">
      {selectedIds.length > 0 && onSelectedIdsChange && (
        <SelectionBar count={selectedIds.length} onClear={() => onSelectedIdsChange([])}>
          {props.selectionActions}
        </SelectionBar>
      )}
      {instead ? <div className="p-4">{instead}</div> : <Body {...props} />}
      {paging && !props.problem && <TablePager paging={paging} count={rows.length} rowsName={rowsName} />}
    </div>
  );
}

function Body<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, columns, isLoading = false, density = 'M', selectedIds = none, hiddenColumns = none } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isSelectable = props.onSelectedIdsChange !== undefined;
  const table = useDataTable({
    columns,
    rows,
    rowId: props.rowId,
    sort: props.sort ?? none,
    onSortChange: props.onSortChange,
    selectedIds,
    onSelectedIdsChange: props.onSelectedIdsChange,
    hiddenColumns,
  });
  const shownColumns = columns.filter((column) => !hiddenColumns.includes(column.id));
  const total = shownColumns.reduce((sum, column) => sum + (column.width ?? growWidth), isSelectable ? selectWidth : 0);
  return (
    <ScrollBox onBox={setBox} label={label} className={cn('-outline-offset-2', props.className)}>
      <table
        aria-rowcount={props.paging?.total ?? rows.length}
        aria-busy={isLoading}
        style={{ minWidth: total }}
        className={cn(
          'w-full table-fixed border-separate border-spacing-0 text-sm',
          isLoading && rows.length > 0 && 'opacity-60',
        )}
      >
        <caption className="sr-only">{label}</caption>
        <colgroup>
          {isSelectable && <col style={{ width: selectWidth }} />}
          {shownColumns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <TableHead table={table} isSelectable={isSelectable} />
        {isLoading && rows.length === 0 ? (
          <LoadingRows
            label={label}
            columns={shownColumns.length + (isSelectable ? 1 : 0)}
            height={rowHeights[density]}
          />
        ) : (
          <Rows {...props} table={table} isSelectable={isSelectable} box={box} />
        )}
      </table>
    </ScrollBox>
  );
}

type RowsProps<Row extends object> = DataTableProps<Row> & {
  readonly table: ReturnType<typeof useDataTable<Row>>;
  readonly isSelectable: boolean;
  readonly box: Parameters<typeof useVisibleRows>[0]['box'];
};

function Rows<Row extends object>({ table, isSelectable, box, density = 'M', ...props }: RowsProps<Row>) {
  const model = table.getRowModel().rows;
  const rowHeight = rowHeights[density];
  const { indexes, before, after } = useVisibleRows({ count: model.length, rowHeight, box });
  const offset = (props.paging?.first ?? 1) + 1;
  return (
    <>
      <Gap height={before} />
      <tbody>
        {indexes.map((index) => {
          const row = model[index];
          return (
            row && (
              <TableRow
                key={row.id}
                row={row}
                position={offset + index}
                height={rowHeight}
                isSelectable={isSelectable}
                openId={props.openId}
                onOpen={props.onOpen}
                rowLabel={props.rowLabel}
              />
            )
          );
        })}
      </tbody>
      <Gap height={after} />
    </>
  );
}

/** Stands for rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  if (height === 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  );
}

/** How many rows a loading table shows. */
const LOADING_ROWS = 6;

type LoadingRowsProps = { readonly label: string; readonly columns: number; readonly height: number };

function LoadingRows({ label, columns, height }: LoadingRowsProps) {
  const places = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
  return (
    <tbody>
      {places(LOADING_ROWS).map((row) => (
        <tr key={row} style={{ height }}>
          {places(columns).map((column) => (
            <td key={column} className="border-b border-line px-3">
              {row === 1 && column === 1 && <span className="sr-only">Loading {label}</span>}
              <Skeleton className={column === 1 ? 'w-4/5' : 'w-3/5'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
