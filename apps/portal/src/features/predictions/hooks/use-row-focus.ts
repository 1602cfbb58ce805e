'use client';

import { useEffect, useRef } from 'react';

/** Keeps the opened row of the table in sight, and gives the focus to it when its drawer closes. */
export function useRowFocus(openId: string | null) {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (openId !== null) {
      last.current = openId;
      rowOf(openId)?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const closed = last.current;
    last.current = null;
    if (closed === null) return;
    // After the drawer has given the focus back to what opened it, which may have been another row.
    const timer = setTimeout(() => rowOf(closed)?.querySelector('button')?.focus());
    return () => clearTimeout(timer);
  }, [openId]);
}

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`tr[data-row-id="${CSS.escape(id)}"]`);
}
