import type { Cell } from './cell';

/** A row with at least one value. */
export type SheetRow = {
  readonly kind: 'row';
  /** Number of the row in the sheet, counted from 1. */
  readonly row: number;
  readonly isHidden: boolean;
  /** Cells with a value, by rising column. */
  readonly cells: readonly Cell[];
};

/** Columns of the sheet that are not shown, both ends counted from 0 and included; stands before the rows. */
export type HiddenColumns = { readonly kind: 'hidden_columns'; readonly first: number; readonly last: number };

/** Cells merged into one, such as `C2:C4`; the value is in the first. Stands after the rows. */
export type MergedCells = { readonly kind: 'merged_cells'; readonly range: string };

/** What is met while a sheet is read from top to bottom. */
export type SheetItem = SheetRow | HiddenColumns | MergedCells;
