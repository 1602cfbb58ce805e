'use client';

import { Check } from 'lucide-react';
import { RadioGroup as Radix } from 'radix-ui';
import type { Option } from './option';

type ChoiceCardsProps = {
  readonly label: string;
  readonly options: readonly Option[];
  /** Value of the chosen card; an empty text while none is. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

/** One of a few options, each a card with its explanation: a choice the rest of the page depends on. */
export function ChoiceCards({ label, options, value, onValueChange }: ChoiceCardsProps) {
  return (
    <div className="@container">
      <Radix.Root
        aria-label={label}
        value={value}
        onValueChange={onValueChange}
        className="grid gap-3 @xl:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]"
      >
        {options.map((option) => (
          <Radix.Item
            key={option.value}
            value={option.value}
            disabled={option.disabledReason !== undefined}
            className="grid content-start gap-1 rounded-md border border-line-2 bg-surface p-3 text-left transition-colors hover:border-control hover:bg-hover disabled:bg-sunken disabled:text-ink-3 data-[state=checked]:border-brass-mark data-[state=checked]:bg-brass-soft"
          >
            <span className="flex min-h-5 items-center justify-between gap-2">
              <b className="font-semibold">{option.label}</b>
              <Radix.Indicator className="text-brass">
                <Check />
              </Radix.Indicator>
            </span>
            <span className="text-pretty text-sm text-ink-2 empty:hidden">
              {option.disabledReason ?? option.description}
            </span>
          </Radix.Item>
        ))}
      </Radix.Root>
    </div>
  );
}
