import type { SortStep } from './data-column';

type CellValue = string | number | null;

/**
 * Rows in the order of `sort`, for lists that are whole in the browser. Numbers by size, texts as people sort them,
 * missing values last in both directions; equal rows keep their order.
 *
 * @param cellOf - what a row has in a column
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: readonly SortStep[],
  cellOf: (row: Row, columnId: string) => CellValue,
): readonly Row[] {
  const compareStep = (a: Row, b: Row, { id, desc }: SortStep) => compare(cellOf(a, id), cellOf(b, id), desc);
  return rows.toSorted((a, b) => {
    for (const step of sort) {
      const order = compareStep(a, b, step);
      if (order !== 0) return order;
    }
    return 0;
  });
}

const texts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: CellValue, b: CellValue, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : texts.compare(String(a), String(b));
  return isDescending ? -order : order;
}
