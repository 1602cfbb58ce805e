import type { ReactNode } from 'react';

type FactsProps = { readonly facts: readonly { readonly name: string; readonly value: ReactNode }[] };

/** A row of named facts below a title; two columns on a phone. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid min-w-0 content-start gap-0.5">
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className="text-sm wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
