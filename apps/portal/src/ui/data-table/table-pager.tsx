'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../icon-button';

/** Which part of the list is shown, and the way to its neighbours. */
export type Paging = {
  /** Number of the first row shown, from 1. */
  readonly first: number;
  /** How many rows the whole list has, where that is known. */
  readonly total?: number | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly onPrevious?: (() => void) | undefined;
};

type TablePagerProps = {
  readonly paging: Paging;
  /** How many rows are shown. */
  readonly count: number;
  /** What the rows are: "cases". */
  readonly rowsName: string;
};

/** "1–50 of 118 cases" and the buttons to the neighbouring pages. */
export function TablePager({ paging, count, rowsName }: TablePagerProps) {
  const { first, total, onNext, onPrevious } = paging;
  const range = count === 0 ? '0' : `${first}–${first + count - 1}`;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 border-t border-line px-3 text-xs text-ink-3">
      <span aria-live="polite">
        {total === undefined ? `${range} ${rowsName}` : `${range} of ${total.toLocaleString('en')} ${rowsName}`}
      </span>
      {(onNext || onPrevious) && (
        <span className="flex gap-1">
          <IconButton
            size="sm"
            label="Previous page"
            icon={<ChevronLeft />}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton size="sm" label="Next page" icon={<ChevronRight />} disabled={!onNext} onClick={onNext} />
        </span>
      )}
    </div>
  );
}
