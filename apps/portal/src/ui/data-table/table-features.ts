import {
  columnVisibilityFeature,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

type ColumnLook = { readonly align: 'start' | 'end'; readonly width: number | undefined };

/** What the product's tables can do: the server sorts and pages, the browser selects and hides columns. */
export const dataTableFeatures = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnLook>(),
});
