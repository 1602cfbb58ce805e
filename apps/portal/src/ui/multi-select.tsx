'use client';

import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';
import { filterOptions } from './filter-options';
import type { Option } from './option';
import { OptionList, optionId } from './option-list';
import { useOptionKeys } from './use-option-keys';

type MultiSelectProps = {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: readonly string[];
  readonly onValueChange: (value: readonly string[]) => void;
  readonly placeholder?: string;
};

/** Several of many options, found by typing; each chosen one is a chip that can be removed. */
export function MultiSelect({ label, options, value, onValueChange, placeholder }: MultiSelectProps) {
  const listId = useId();
  const field = useFieldControl();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const shown = filterOptions(options, query);
  const toggle = (picked: string) =>
    onValueChange(value.includes(picked) ? value.filter((one) => one !== picked) : [...value, picked]);
  const keys = useOptionKeys({ options: shown, onPick: (option) => toggle(option.value), isOpen, setOpen });
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Anchor
        className={cn(
          controlStyle,
          'flex-wrap gap-1 max-sm:gap-2 py-1 pr-1 pl-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brass-mark has-[input:focus-visible]:outline-offset-2',
        )}
      >
        <Chips options={options} value={value} onRemove={toggle} />
        <input
          {...field}
          {...(!field.id && { 'aria-label': label })}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown.length > 0 ? optionId(listId, keys.active) : undefined}
          autoComplete="off"
          placeholder={value.length === 0 ? placeholder : undefined}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            keys.setActive(0);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => {
            const last = value.at(-1);
            if (event.key === 'Backspace' && query === '' && last !== undefined) toggle(last);
            else keys.onKeyDown(event);
          }}
          className="h-6 min-w-20 flex-1 bg-transparent px-1 outline-none"
        />
      </Popover.Anchor>
      <OptionList
        {...{ id: listId, label, options: shown, chosen: value, active: keys.active, isMulti: true }}
        onPick={(option) => toggle(option.value)}
        onPoint={keys.setActive}
      />
    </Popover.Root>
  );
}

type ChipsProps = Pick<MultiSelectProps, 'options' | 'value'> & { readonly onRemove: (value: string) => void };

function Chips({ options, value, onRemove }: ChipsProps) {
  return value.map((chosen) => {
    const name = options.find((option) => option.value === chosen)?.label ?? chosen;
    return (
      <span
        key={chosen}
        className="inline-flex h-6 max-w-full items-center rounded-sm bg-sunken pl-2 text-sm max-sm:h-8"
      >
        <span className="truncate">{name}</span>
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(chosen)}
          className="relative grid size-6 flex-none place-items-center rounded-sm text-ink-3 hover:text-ink max-sm:size-8 max-sm:after:absolute max-sm:after:-inset-1"
        >
          <X className="size-3.5" />
        </button>
      </span>
    );
  });
}
