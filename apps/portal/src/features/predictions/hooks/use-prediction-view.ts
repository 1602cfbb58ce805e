'use client';

import { useQueryStates } from 'nuqs';
import { useCallback, useState } from 'react';
import { firstPage, type PredictionView, predictionViewParsers } from '../prediction-view';

type Changes = { readonly [Key in keyof PredictionView]?: PredictionView[Key] | null };

type Step = { readonly cursor: string | null; readonly first: number };

/** The view in the address, and the ways to change it: a change of filters or order leads to the first page. */
export function usePredictionView() {
  const [view, setView] = useQueryStates(predictionViewParsers);
  const [before, setBefore] = useState<readonly Step[]>([]);

  const change = useCallback(
    (changes: Changes) => {
      setBefore([]);
      void setView({ ...changes, ...firstPage });
    },
    [setView],
  );
  const open = useCallback((prediction: string | null) => void setView({ prediction }, { history: 'push' }), [setView]);

  function goOn(nextCursor: string, count: number) {
    setBefore([...before, { cursor: view.cursor, first: view.first }]);
    void setView({ cursor: nextCursor, first: view.first + count, prediction: null }, { history: 'push' });
  }

  /** Pages only lead on: where the way here is not known (a copied link), back is the first page. */
  function goBack() {
    const last = before.findLast(({ first }) => first < view.first);
    setBefore(before.filter(({ first }) => last !== undefined && first < last.first));
    void setView({ cursor: last?.cursor ?? null, first: last?.first ?? null, prediction: null }, { history: 'push' });
  }

  return { view, change, open, goOn, goBack };
}
