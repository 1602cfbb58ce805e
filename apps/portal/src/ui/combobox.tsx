'use client';

import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';
import { filterOptions } from './filter-options';
import type { Option } from './option';
import { OptionList, optionId } from './option-list';
import { useOptionKeys } from './use-option-keys';

type ComboboxProps = {
  /** What is chosen here, for people who do not see the field. */
  readonly label: string;
  readonly options: readonly Option[];
  /** Value of the chosen option; an empty text while none is. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
};

/** One of many options, found by typing. */
export function Combobox({ label, options, value, onValueChange, placeholder, isDisabled }: ComboboxProps) {
  const listId = useId();
  const field = useFieldControl();
  const [query, setQuery] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const shown = filterOptions(options, query ?? '');
  const close = () => {
    setOpen(false);
    setQuery(undefined);
  };
  const pick = (option: Option) => {
    onValueChange(option.value);
    close();
  };
  const keys = useOptionKeys({ options: shown, onPick: pick, isOpen, setOpen });
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => (open ? setOpen(true) : close())}>
      <Popover.Anchor
        className={cn(
          controlStyle,
          'relative p-0 has-aria-invalid:border-garnet-mark has-aria-invalid:ring-1 has-aria-invalid:ring-garnet-mark has-focus-visible:outline-2 has-focus-visible:outline-brass-mark has-focus-visible:outline-offset-2',
        )}
      >
        <input
          {...field}
          {...(!field.id && { 'aria-label': label })}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown.length > 0 ? optionId(listId, keys.active) : undefined}
          autoComplete="off"
          disabled={isDisabled}
          placeholder={placeholder}
          value={query ?? options.find((option) => option.value === value)?.label ?? ''}
          onChange={(event) => {
            setQuery(event.target.value);
            keys.setActive(0);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={keys.onKeyDown}
          className="h-full min-h-8.5 w-full min-w-0 truncate bg-transparent pr-8 pl-2.5 outline-none"
        />
        <ChevronDown className="pointer-events-none absolute right-2.5 text-ink-3" />
      </Popover.Anchor>
      <OptionList
        {...{ id: listId, label, options: shown, chosen: [value], active: keys.active, isMulti: false }}
        onPick={pick}
        onPoint={keys.setActive}
      />
    </Popover.Root>
  );
}
