'use client';

import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';
import { IconButton } from './icon-button';

type SearchFieldProps = {
  /** Names it for people who do not see the glass: "Find a dataset". */
  readonly label: string;
  readonly value: string;
  /** Called once typing has stopped for a moment. */
  readonly onValueChange: (value: string) => void;
  readonly placeholder?: string;
};

/** Milliseconds without a key after which what is typed counts. */
const PAUSE_MS = 250;

/** A search box: calls back when typing stops, at once on Enter; the cross clears it. */
export function SearchField({ label, value, onValueChange, placeholder = label }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const box = useRef<HTMLInputElement>(null);
  // The value may change from elsewhere: Back, or a filter that is cleared.
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const pause = setTimeout(() => onValueChange(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, value, onValueChange]);
  const clear = () => {
    setTyped('');
    onValueChange('');
    box.current?.focus();
  };
  return (
    <div className="relative min-w-0 flex-1 max-sm:min-w-50 sm:max-w-75">
      <Search className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3" />
      <input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onValueChange(typed)}
        className={cn(controlStyle, 'h-8 pr-8 pl-8 max-sm:h-10 [&::-webkit-search-cancel-button]:hidden')}
      />
      {typed !== '' && (
        <span className="absolute top-1/2 right-0.5 -translate-y-1/2">
          <IconButton size="sm" label="Clear the search" icon={<X />} onClick={clear} />
        </span>
      )}
    </div>
  );
}
