'use client';

import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * A choice of this person about how things look, remembered in this browser. What belongs into a copied link belongs into
 * the URL instead.
 *
 * @param key - names the choice, once in the product: "predictions.density"
 * @param fallback - what holds while nothing was chosen
 */
export function useRemembered(key: string, fallback: string): readonly [string, (value: string) => void] {
  const stored = `assay.${key}`;
  const value = useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(stored) ?? fallback,
    () => fallback,
  );
  const remember = useCallback(
    (next: string) => {
      window.localStorage.setItem(stored, next);
      for (const listener of listeners) listener();
    },
    [stored],
  );
  return [value, remember];
}
