'use client';

import { useState } from 'react';
import { cn } from '../../../ui/cn';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Tag } from '../../../ui/tag';
import { describeNeeds } from '../describe-needs';
import type { MetricType } from '../metric-type';

type MetricTypePickerProps = {
  readonly types: readonly MetricType[];
  readonly onPick: (type: MetricType) => void;
};

/** Every type of metric as a card, found by typing. */
export function MetricTypePicker({ types, onPick }: MetricTypePickerProps) {
  const [query, setQuery] = useState('');
  const shown = types.filter((type) => holds(type, query));
  return (
    <div className="grid gap-3">
      <Field
        label="Find a type"
        isRequired
        help={`${types.length} types. Each is described in the words below its name.`}
      >
        <Input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </Field>
      <ul aria-label="Metric types" className="grid gap-2 @2xl:grid-cols-2">
        {shown.map((type) => (
          <li key={type.type} className="grid">
            <TypeCard type={type} onPick={onPick} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p role="status" className="text-sm text-ink-3">
          No type matches “{query}”. Look for what it measures: words, order, pattern, JSON.
        </p>
      )}
    </div>
  );
}

type TypeCardProps = { readonly type: MetricType; readonly onPick: (type: MetricType) => void };

/** One type; one that cannot run here says why and cannot be picked. */
function TypeCard({ type, onPick }: TypeCardProps) {
  const { title, family, description, needs, unavailableReason } = type;
  const isAvailable = unavailableReason === null;
  return (
    <button
      type="button"
      aria-label={`${title}: ${description}${isAvailable ? '' : ` Not available: ${unavailableReason}.`}`}
      aria-disabled={!isAvailable || undefined}
      onClick={() => isAvailable && onPick(type)}
      className={cn(
        'grid content-start gap-1 rounded-md border border-line-2 p-3 text-left',
        isAvailable
          ? 'bg-surface transition-colors hover:border-control hover:bg-hover'
          : 'cursor-not-allowed bg-sunken',
      )}
    >
      <span className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{title}</b>
        <Tag>{family}</Tag>
      </span>
      <span className="text-pretty text-sm text-ink-2">{description}</span>
      <span className="text-xs text-ink-3">
        {isAvailable ? describeNeeds(needs) : `Not available: ${unavailableReason}.`}
      </span>
    </button>
  );
}

function holds({ title, type, description, family }: MetricType, query: string): boolean {
  const text = `${title} ${type} ${description} ${family}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
