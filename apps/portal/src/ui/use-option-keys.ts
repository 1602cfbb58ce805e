'use client';

import { type KeyboardEvent, useState } from 'react';
import type { Option } from './option';

type OptionKeys = {
  readonly options: readonly Option[];
  readonly onPick: (option: Option) => void;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
};

/** Arrow keys, Home, End, Enter and Escape over a list whose focus stays in the text input. */
export function useOptionKeys({ options, onPick, isOpen, setOpen }: OptionKeys) {
  const [active, setActive] = useState(0);
  const last = options.length - 1;
  const current = Math.min(active, last);

  const moves: Readonly<Record<string, number>> = {
    ArrowDown: isOpen ? Math.min(current + 1, last) : Math.max(current, 0),
    ArrowUp: Math.max(current - 1, 0),
    Home: 0,
    End: last,
  };

  function onKeyDown(event: KeyboardEvent) {
    const target = moves[event.key];
    if (target !== undefined && (isOpen || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      setOpen(true);
      setActive(target);
      return;
    }
    const option = options[current];
    if (event.key !== 'Enter' || !isOpen || !option) return;
    event.preventDefault();
    if (option.disabledReason === undefined) onPick(option);
  }
  return { active: current, setActive, onKeyDown };
}
