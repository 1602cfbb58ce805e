'use client';

import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../button';
import { useFieldGroup } from '../field-context';
import { IconButton } from '../icon-button';
import { Input } from '../input';
import type { Pair } from './form-values';

type PairListProps = {
  readonly label: string;
  readonly value: readonly Pair[];
  readonly onValueChange: (value: readonly Pair[]) => void;
};

/** Names with their texts, one pair a line. */
export function PairList({ label, value, onValueChange }: PairListProps) {
  const lines = value.map((pair, index) => ({ pair, index, name: `${label}, line ${index + 1}` }));
  return (
    <fieldset className="grid gap-2" {...useFieldGroup()}>
      {lines.map(({ pair, index, name }) => (
        <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-center gap-2">
          <Input
            id={undefined}
            aria-label={`${name}, name`}
            placeholder="Name"
            value={pair.name}
            onChange={(event) => onValueChange(value.with(index, { ...pair, name: event.target.value }))}
          />
          <Input
            id={undefined}
            aria-label={`${name}, value`}
            placeholder="Value"
            value={pair.value}
            onChange={(event) => onValueChange(value.with(index, { ...pair, value: event.target.value }))}
          />
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 />}
            onClick={() => onValueChange(value.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        size="sm"
        variant="ghost"
        icon={<Plus />}
        className="justify-self-start"
        onClick={() => onValueChange([...value, { name: '', value: '' }])}
      >
        Add a line
      </Button>
    </fieldset>
  );
}
