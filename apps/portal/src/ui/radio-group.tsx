'use client';

import { RadioGroup as Radix } from 'radix-ui';
import { useId } from 'react';
import { useFieldGroup } from './field-context';
import type { Option } from './option';

type RadioGroupProps = {
  readonly options: readonly Option[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Needed outside a `Field`. */
  readonly label?: string;
};

/** One of a few options that are best seen together, each with its explanation. */
export function RadioGroup({ options, value, onValueChange, label }: RadioGroupProps) {
  const id = useId();
  return (
    <Radix.Root
      value={value}
      onValueChange={onValueChange}
      className="grid gap-2 max-sm:gap-0"
      {...useFieldGroup()}
      {...(label && { 'aria-label': label })}
    >
      {options.map((option) => (
        <div key={option.value} className="flex min-h-6 items-start gap-2 text-sm">
          <Radix.Item
            id={`${id}-${option.value}`}
            value={option.value}
            disabled={option.disabledReason !== undefined}
            className="relative mt-0.5 grid max-sm:mt-3 size-4 flex-none place-items-center rounded-full border border-control bg-surface after:absolute after:-inset-1.5 max-sm:after:-inset-3.25 disabled:border-line-2 disabled:bg-sunken data-[state=checked]:border-primary data-[state=checked]:bg-primary"
          >
            <Radix.Indicator className="size-1.5 rounded-full bg-on-primary" />
          </Radix.Item>
          <label htmlFor={`${id}-${option.value}`} className="min-w-0 pt-px max-sm:py-2.5">
            {option.label}
            <span className="block text-xs text-ink-3 empty:hidden">{option.disabledReason ?? option.description}</span>
          </label>
        </div>
      ))}
    </Radix.Root>
  );
}
