'use client';

import { useEffect } from 'react';

type StepKeys = {
  readonly isActive: boolean;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
};

/** J or the down arrow goes on, K or the up arrow goes back, unless one is typing or choosing. */
export function useStepKeys({ isActive, onNext, onPrevious }: StepKeys) {
  useEffect(() => {
    if (!isActive) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || usesKeys(event.target)) return;
      const step = { j: onNext, ArrowDown: onNext, k: onPrevious, ArrowUp: onPrevious }[event.key];
      if (!step) return;
      event.preventDefault();
      step();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isActive, onNext, onPrevious]);
}

function usesKeys(target: EventTarget | null): boolean {
  const busy =
    'input, textarea, select, [contenteditable=true], [role=combobox], [role=menu], [role=listbox], [role=tab], [role=radio]';
  return target instanceof Element && target.closest(busy) !== null;
}
