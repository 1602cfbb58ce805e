'use client';

import { parseAsArrayOf, parseAsString, useQueryState } from 'nuqs';
import { pageSize } from '../queries';

type Answer = {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
  readonly total?: number | undefined;
};

/** The cursors of the pages gone through, in the URL; the last is the page shown. */
const trail = parseAsArrayOf(parseAsString).withDefault([]).withOptions({ history: 'push' });

/** Steps through a list the server pages, so that a copied link shows the same page and Back the one before. */
export function useCursorPages() {
  const [cursors, setCursors] = useQueryState('after', trail);
  const paging = (answer: Answer | undefined, total = answer?.total) => {
    const next = answer?.nextCursor;
    return {
      first: cursors.length * pageSize + 1,
      total,
      onNext: next ? () => void setCursors([...cursors, next]) : undefined,
      onPrevious:
        cursors.length > 0 ? () => void setCursors(cursors.length > 1 ? cursors.slice(0, -1) : null) : undefined,
    };
  };
  return { cursor: cursors.at(-1), paging, reset: () => void setCursors(null, { history: 'replace' }) };
}
