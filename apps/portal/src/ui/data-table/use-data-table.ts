'use client';

import { type ColumnDef, functionalUpdate, type RowSelectionState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn, SortStep } from './data-column';
import { dataTableFeatures } from './table-features';

type DataTableState<Row> = {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort: readonly SortStep[];
  readonly onSortChange: ((sort: readonly SortStep[]) => void) | undefined;
  readonly selectedIds: readonly string[];
  readonly onSelectedIdsChange: ((ids: readonly string[]) => void) | undefined;
  readonly hiddenColumns: readonly string[];
};

/** The table model behind `DataTable`: everything is held by the caller, nothing by the table. */
export function useDataTable<Row extends object>(state: DataTableState<Row>) {
  const { columns, rows, rowId, sort, onSortChange, selectedIds, onSelectedIdsChange, hiddenColumns } = state;
  const definitions = useMemo(() => columns.map((column) => define(column, rowId)), [columns, rowId]);
  const sorting = useMemo(() => [...sort], [sort]);
  const rowSelection = useMemo(() => asSelection(selectedIds), [selectedIds]);
  const columnVisibility = useMemo(() => Object.fromEntries(hiddenColumns.map((id) => [id, false])), [hiddenColumns]);
  return useTable({
    features: dataTableFeatures,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableMultiSort: true,
    state: { sorting, rowSelection, columnVisibility },
    onSortingChange: (update) => onSortChange?.(functionalUpdate(update, sorting)),
    onRowSelectionChange: (update) => {
      const next = functionalUpdate(update, rowSelection);
      onSelectedIdsChange?.(Object.keys(next).filter((id) => next[id]));
    },
  });
}

/** The model behind one `DataTable`. */
export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>;

function define<Row extends object>(
  column: DataColumn<Row>,
  rowId: (row: Row) => string,
): ColumnDef<typeof dataTableFeatures, Row, unknown> {
  return {
    id: column.id,
    accessorFn: rowId,
    header: column.header,
    cell: ({ row }) => column.cell(row.original),
    enableSorting: column.isSortable ?? false,
    // Numbers: the largest first.
    sortDescFirst: column.align === 'end',
    meta: { align: column.align ?? 'start', width: column.width },
  };
}

function asSelection(ids: readonly string[]): RowSelectionState {
  return Object.fromEntries(ids.map((id) => [id, true as const]));
}
