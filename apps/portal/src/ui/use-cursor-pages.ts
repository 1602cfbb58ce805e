'use client';

import { parseAsArrayOf, parseAsString, useQueryState } from 'nuqs';
import type { Paging } from './data-table/table-pager';

type Answer = { readonly nextCursor: string | null; readonly total?: number | undefined };

/** The cursors of the pages gone through; the last is that of the page shown, and none is the first page. */
const trail = parseAsArrayOf(parseAsString).withDefault([]).withOptions({ history: 'push' });

/**
 * Steps through a list the server pages. The page is in the URL as `after`, so that a copied link shows the same and
 * Back leads to the page before.
 *
 * @param pageSize - rows of a page
 */
export function useCursorPages(pageSize: number) {
  const [cursors, setCursors] = useQueryState('after', trail);
  const paging = (answer: Answer | undefined): Paging => {
    const next = answer?.nextCursor;
    return {
      first: cursors.length * pageSize + 1,
      total: answer?.total,
      onNext: next ? () => void setCursors([...cursors, next]) : undefined,
      onPrevious: cursors.length > 0 ? () => void setCursors(cursors.slice(0, -1)) : undefined,
    };
  };
  return { cursor: cursors.at(-1), paging, toFirst: () => void setCursors(null, { history: 'replace' }) };
}
