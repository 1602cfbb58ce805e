import { X } from 'lucide-react';

type FilterPillProps = {
  /** What is filtered by: "Category". */
  readonly name: string;
  readonly value: string;
  readonly onRemove: () => void;
};

/** One active filter and the way to take it off. */
export function FilterPill({ name, value, onRemove }: FilterPillProps) {
  return (
    <span className="inline-flex h-7 max-w-full items-center gap-1 rounded-full border border-line-2 bg-surface pl-2.5 text-sm max-sm:h-10">
      {name} <b className="truncate font-medium">{value}</b>
      <button
        type="button"
        aria-label={`Remove the filter ${name} ${value}`}
        onClick={onRemove}
        className="grid size-6.5 flex-none place-items-center rounded-full text-ink-3 hover:text-ink max-sm:size-10"
      >
        <X className="size-3.5" />
      </button>
    </span>
  );
}
