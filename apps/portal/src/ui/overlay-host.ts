'use client';

import { createContext, useContext } from 'react';

/** The dialog or drawer around a component, whose lists and tooltips belong into it. */
export const OverlayHost = createContext<HTMLElement | null>(null);

/** Where a list, menu or tooltip is put, so that it lies in the landmark or dialog its button lies in. */
export function useOverlayHost(): HTMLElement | undefined {
  const host = useContext(OverlayHost);
  if (host) return host;
  return typeof document === 'undefined' ? undefined : (document.getElementById('main') ?? undefined);
}
