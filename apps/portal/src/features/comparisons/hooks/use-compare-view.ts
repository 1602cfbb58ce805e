'use client';

import { useQueryStates } from 'nuqs';
import { useCallback, useMemo } from 'react';
import { type CompareView, compareViewParsers, firstCases } from '../compare-view';

type Filters = { readonly [Key in 'with' | 'change' | 'metric' | 'text']?: CompareView[Key] | null };

/** The view in the address, and the ways to change it. */
export function useCompareView() {
  const [asked, setView] = useQueryStates(compareViewParsers);
  const view = useMemo(() => ({ ...asked, ids: [...new Set(asked.ids)] }), [asked]);
  /** Compares others: what was filtered or looked at before says nothing about them. */
  const compare = useCallback(
    (ids: readonly string[]) =>
      void setView(
        { ...firstCases, ids: [...ids], with: null, change: null, metric: null, text: null },
        { history: 'push' },
      ),
    [setView],
  );
  const filter = useCallback((filters: Filters) => void setView({ ...firstCases, ...filters }), [setView]);
  const look = useCallback((id: string) => void setView({ case: id }), [setView]);
  const open = useCallback(
    (id: string | null) => void setView(id === null ? { open: null } : { case: id, open: true }, { history: 'push' }),
    [setView],
  );
  const goTo = useCallback(
    (after: readonly string[]) =>
      void setView({ ...firstCases, after: after.length === 0 ? null : [...after] }, { history: 'push' }),
    [setView],
  );
  return { view, compare, filter, look, open, goTo };
}

/** The view of a comparison and the ways to change it. */
export type CompareState = ReturnType<typeof useCompareView>;
