'use client';

import { type KeyboardEvent, useState } from 'react';
import { cn } from './cn';
import { Input } from './input';
import { parseNumber } from './parse-number';

type NumberFieldProps = {
  /** Undefined while empty, NaN while what is typed is no number. */
  readonly value: number | undefined;
  readonly onValueChange: (value: number | undefined) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** What the arrow keys add or take away; ten times that with Shift. */
  readonly step?: number;
  /** Behind the number: "ms", "%". */
  readonly unit?: string;
  /** Needed outside a `Field`. */
  readonly label?: string;
  readonly isDisabled?: boolean;
  /** Shown while it is empty: the value that then counts. */
  readonly placeholder?: string | undefined;
  readonly onBlur?: () => void;
  readonly className?: string;
};

/** A number typed with a point or a comma, or changed by the arrow keys within its limits. */
export function NumberField({ value, onValueChange, min, max, step = 1, unit, label, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && Object.is(readNumber(typed), value) ? typed : inDigits(value);

  function onKeyDown(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = stepped(value || min || 0, direction * step * (event.shiftKey ? 10 : 1), step);
    setTyped(undefined);
    onValueChange(Math.max(min ?? -Infinity, Math.min(max ?? Infinity, next)));
  }

  return (
    <span className="relative flex items-center">
      <Input
        inputMode="decimal"
        autoComplete="off"
        {...(label && { 'aria-label': label })}
        disabled={rest.isDisabled}
        placeholder={rest.placeholder}
        value={shown}
        onBlur={rest.onBlur}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value);
          onValueChange(readNumber(event.target.value));
        }}
        className={cn(unit && 'pr-12', rest.className)}
      />
      {unit && <span className="pointer-events-none absolute right-2.5 text-sm text-ink-3">{unit}</span>}
    </span>
  );
}

function inDigits(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '' : value.toString();
}

/** So that words in place of a number are an error and not a number left out. */
function readNumber(text: string): number | undefined {
  return text.trim() === '' ? undefined : (parseNumber(text) ?? Number.NaN);
}

/** Keeps 0.1 + 0.2 at 0.3: as many decimals as the step has, and no more. */
function stepped(from: number, by: number, step: number): number {
  const decimals = Math.max(decimalsOf(step), decimalsOf(from));
  return Number((from + by).toFixed(decimals));
}

function decimalsOf(value: number): number {
  return Math.min(20, value.toString().split('.')[1]?.length ?? 0);
}
