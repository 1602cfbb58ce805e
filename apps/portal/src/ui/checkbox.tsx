'use client';

import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

type CheckboxProps = {
  readonly label: ReactNode;
  /** `indeterminate`: some of what it stands for are chosen. */
  readonly checked: boolean | 'indeterminate';
  readonly onCheckedChange: (checked: boolean) => void;
  /** At the far end: usually a count. */
  readonly aside?: ReactNode;
  /** Only the box is seen; the label is read. */
  readonly isLabelHidden?: boolean;
  /** Set: it cannot be changed, and this says why. */
  readonly disabledReason?: string | undefined;
};

/** A yes or no that is saved with the rest of the form; for one that acts at once use `Switch`. */
export function Checkbox({ label, checked, onCheckedChange, aside, isLabelHidden, disabledReason }: CheckboxProps) {
  const id = useId();
  return (
    <span className="inline-flex min-h-6 items-center gap-2 text-sm max-sm:min-h-10">
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabledReason !== undefined}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        className="relative grid size-4 flex-none place-items-center rounded-sm border border-control bg-surface text-on-primary transition-colors after:absolute after:-inset-1.5 max-sm:after:-inset-3.25 hover:border-ink-3 disabled:border-line-2 disabled:bg-sunken disabled:text-ink-3 data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary"
      >
        <Radix.Indicator>
          {checked === 'indeterminate' ? <Minus className="size-3 stroke-3" /> : <Check className="size-3 stroke-3" />}
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'min-w-0 max-sm:py-2.5'}>
        {label}
        {disabledReason && <span className="block text-xs text-ink-3">{disabledReason}</span>}
      </label>
      {aside !== undefined && <span className="ml-auto pl-2 text-xs text-ink-3">{aside}</span>}
    </span>
  );
}
