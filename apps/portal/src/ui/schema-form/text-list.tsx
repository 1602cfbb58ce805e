'use client';

import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../button';
import { useFieldGroup } from '../field-context';
import { IconButton } from '../icon-button';
import { Input } from '../input';

type TextListProps = {
  /** What one line is: "Patterns". */
  readonly label: string;
  readonly value: readonly string[];
  readonly onValueChange: (value: readonly string[]) => void;
};

/** A list of texts, one a line. */
export function TextList({ label, value, onValueChange }: TextListProps) {
  const lines = value.map((text, index) => ({ text, index, name: `${label}, line ${index + 1}` }));
  return (
    <fieldset className="grid gap-2" {...useFieldGroup()}>
      {lines.map(({ text, index, name }) => (
        <div key={name} className="flex items-center gap-1">
          <Input
            id={undefined}
            aria-label={name}
            value={text}
            onChange={(event) => onValueChange(value.with(index, event.target.value))}
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
        onClick={() => onValueChange([...value, ''])}
      >
        Add a line
      </Button>
    </fieldset>
  );
}
