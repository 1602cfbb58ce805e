'use client';

import { useVirtualizer } from '@tanstack/react-virtual';

/** Up to this many rows all of them are in the page; beyond, only those near the visible part. */
const ALL_IN_PAGE = 60;
/** Rows drawn beyond each end of the visible part. */
const OVERSCAN = 12;

type VisibleRows = {
  readonly count: number;
  /** Height of a row in pixels. */
  readonly rowHeight: number;
  /** The element that scrolls; null until it is there. */
  readonly box: HTMLElement | null;
};

/** Which rows to draw, and how much empty space, in pixels, stands for those before and after them. */
export function useVisibleRows({ count, rowHeight, box }: VisibleRows) {
  const isVirtual = count > ALL_IN_PAGE;
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => box,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: ALL_IN_PAGE * rowHeight },
  });
  if (!isVirtual) return { indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 };
  const items = virtualizer.getVirtualItems();
  return {
    indexes: items.map((item) => item.index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
