'use client';

import { useRef } from 'react';

const firstField = 'input:not([type=hidden], :disabled), textarea:not(:disabled), [role=combobox]:not(:disabled)';

/**
 * Where the focus goes when something opens over the page without a trigger of its own, and back to where it came from
 * when that closes.
 *
 * @param first - `field`: the first field, where there is one; `content`: what opened as a whole; `own`: what opened
 *   decides
 */
export function useFocusReturn(first: 'field' | 'content' | 'own') {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (first === 'own') return;
      event.preventDefault();
      const content = event.currentTarget;
      if (!(content instanceof HTMLElement)) return;
      const field = first === 'field' ? content.querySelector<HTMLElement>(firstField) : null;
      (field ?? content).focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const from = event.currentTarget;
      const isInside = from instanceof Element && from.contains(document.activeElement);
      // Whoever went on elsewhere meanwhile stays there.
      if (isLost || isInside) focusAgain(opener.current);
    },
  };
}

function focusAgain(opener: Element | null) {
  const isThere = opener instanceof HTMLElement && opener.isConnected;
  const target = isThere ? opener : document.getElementById('main');
  target?.focus({ preventScroll: true });
}
