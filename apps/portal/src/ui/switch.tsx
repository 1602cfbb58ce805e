'use client';

import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { useFieldControl } from './field-context';

type SwitchProps = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly isDisabled?: boolean;
};

/** Something that is on or off. */
export function Switch({ label, checked, onCheckedChange, isDisabled = false }: SwitchProps) {
  const ownId = useId();
  const field = useFieldControl();
  const id = field.id ?? ownId;
  return (
    <span className="inline-flex min-h-6 items-center gap-2 text-sm max-sm:min-h-10">
      <Radix.Root
        {...field}
        id={id}
        checked={checked}
        disabled={isDisabled}
        onCheckedChange={onCheckedChange}
        className="relative h-5 w-8 flex-none rounded-full bg-control transition-colors after:absolute after:-inset-1 max-sm:after:-inset-2.5 disabled:cursor-not-allowed disabled:bg-line-2 data-[state=checked]:bg-primary"
      >
        <Radix.Thumb className="block size-3.5 translate-x-[3px] rounded-full bg-surface transition-transform data-[state=checked]:translate-x-[15px]" />
      </Radix.Root>
      <label htmlFor={id} className="max-sm:py-2.5">
        {label}
      </label>
    </span>
  );
}
