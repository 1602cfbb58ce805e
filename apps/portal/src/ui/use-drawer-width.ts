'use client';

import { useSyncExternalStore } from 'react';

const key = 'assay.drawer-width';
const listeners = new Set<() => void>();

/** Narrowest drawer, in pixels. */
export const drawerMin = 420;
/** Width of a drawer nobody has changed, in pixels. */
const drawerDefault = 592;
/** Widest drawer, as a share of the window. */
const largestShare = 0.6;

function read(): number {
  const stored = Number(window.localStorage.getItem(key));
  return stored >= drawerMin ? stored : drawerDefault;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function setWidth(width: number) {
  const largest = Math.max(drawerMin, window.innerWidth * largestShare);
  window.localStorage.setItem(key, String(Math.round(Math.min(largest, Math.max(drawerMin, width)))));
  for (const listener of listeners) listener();
}

/** The width of every drawer in pixels, remembered in this browser. */
export function useDrawerWidth() {
  const width = useSyncExternalStore(subscribe, read, () => drawerDefault);
  return { width, setWidth };
}
