'use client';

import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import { cn } from './cn';
import type { Option } from './option';
import { useOverlayHost } from './overlay-host';

type OptionListProps = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  /** Index of the option the arrow keys point at. */
  readonly active: number;
  readonly isMulti: boolean;
  readonly onPick: (option: Option) => void;
  readonly onPoint: (index: number) => void;
};

/** The id of an option's element, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The floating list of a combobox. The focus stays in the input, so every row is pointed at, never focused. */
export function OptionList({ id, label, options, chosen, active, isMulti, onPick, onPoint }: OptionListProps) {
  return (
    <Popover.Portal container={useOverlayHost()}>
      <Popover.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        role="presentation"
        aria-labelledby={undefined}
        onOpenAutoFocus={(event) => event.preventDefault()}
        className="z-50 max-h-72 w-(--radix-popover-trigger-width) overflow-y-auto rounded-lg border border-line-2 bg-surface p-1 shadow-menu"
      >
        <div role="listbox" id={id} aria-label={label} aria-multiselectable={isMulti} tabIndex={-1}>
          {options.map((option, index) => (
            <div
              key={option.value}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={chosen.includes(option.value)}
              aria-disabled={option.disabledReason !== undefined}
              onPointerMove={() => onPoint(index)}
              onPointerDown={(event) => {
                event.preventDefault();
                if (option.disabledReason === undefined) onPick(option);
              }}
              ref={(element) => {
                if (index === active) element?.scrollIntoView({ block: 'nearest' });
              }}
              className={cn(
                'flex min-h-8 items-center gap-2 rounded-md px-2 py-1 text-sm aria-disabled:text-ink-3 max-sm:min-h-10',
                index === active && 'bg-hover',
              )}
            >
              <Check className={cn('size-3.5', !chosen.includes(option.value) && 'invisible')} />
              <span className="min-w-0">
                {option.label}
                <Note text={option.disabledReason ?? option.description} />
              </span>
            </div>
          ))}
        </div>
        {options.length === 0 && <p className="px-2 py-1.5 text-sm text-ink-3">Nothing matches.</p>}
      </Popover.Content>
    </Popover.Portal>
  );
}

function Note({ text }: { readonly text: string | undefined }) {
  return text ? <span className="block text-xs text-ink-3">{text}</span> : null;
}
