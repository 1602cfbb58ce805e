'use client';

import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { cn } from './cn';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';
import type { Option } from './option';
import { useOverlayHost } from './overlay-host';

type SelectProps = {
  readonly options: readonly Option[];
  /** Value of the chosen option; an empty text while none is. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Needed outside a `Field`. */
  readonly label?: string;
  readonly className?: string;
};

/** One of a few options. Beyond about ten, use `Combobox`. */
export function Select({ options, value, onValueChange, placeholder, isDisabled, label, className }: SelectProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} disabled={isDisabled ?? false}>
      <Radix.Trigger
        {...useFieldControl()}
        {...(label && { 'aria-label': label })}
        className={cn(controlStyle, 'justify-between data-placeholder:text-ink-3', className)}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder ?? 'Choose'} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown className="text-ink-3" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal container={useOverlayHost()}>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-90 rounded-lg border border-line-2 bg-surface p-1 shadow-menu"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <SelectItem key={option.value} option={option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function SelectItem({ option }: { readonly option: Option }) {
  const note = option.disabledReason ?? option.description;
  return (
    <Radix.Item
      value={option.value}
      disabled={option.disabledReason !== undefined}
      className="relative grid min-h-8 content-center rounded-md py-1 pr-8 pl-2 text-sm outline-none data-disabled:text-ink-3 data-highlighted:bg-hover max-sm:min-h-10"
    >
      <Radix.ItemText>{option.label}</Radix.ItemText>
      {note && <span className="text-xs text-ink-3">{note}</span>}
      <Radix.ItemIndicator className="absolute top-1/2 right-2 -translate-y-1/2">
        <Check />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
