import type { ReactNode } from 'react';

/** One column of a `DataTable`. Keep the array of columns the same object between renders. */
export type DataColumn<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end';
  /** Width in pixels; the column without one takes what is left, and at least 200. */
  readonly width?: number;
  readonly isSortable?: boolean;
  /** The column picker cannot hide it. */
  readonly isAlwaysShown?: boolean;
};

/** One step of the order of rows; the first step decides, the next ones break ties. */
export type SortStep = { readonly id: string; readonly desc: boolean };

/** Height of a row in pixels by density. */
export const rowHeights = { S: 32, M: 40, L: 52 } as const;
export type Density = keyof typeof rowHeights;

/** Width of a column that has none of its own, in pixels. */
export const growWidth = 200;
