import type { ReactNode } from 'react';

type KeyValueListProps = { readonly entries: readonly { readonly name: string; readonly value: ReactNode }[] };

/** Names on the left, values on the right, one a line. */
export function KeyValueList({ entries }: KeyValueListProps) {
  return (
    <dl className="grid grid-cols-[minmax(96px,auto)_minmax(0,1fr)] gap-x-4 text-sm">
      {entries.map(({ name, value }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1.5 last:border-0">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 break-words text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
