import type { Page } from '@assay/contracts';

/** A page of `limit` rows out of up to one more, which says whether there is another page. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  toCursor: (row: Row) => string,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    nextCursor: last !== undefined && rows.length > limit ? toCursor(last) : null,
  };
}
