import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';

/** Deeper than this, objects and lists start folded. */
const OPEN_DEPTH = 2;

type JsonNodeProps = {
  readonly name?: string;
  readonly value: unknown;
  readonly depth: number;
  readonly isLast: boolean;
};

/** One JSON value with, before it, the name of the property it belongs to. */
export function JsonNode({ name, value, depth, isLast }: JsonNodeProps) {
  const label = name === undefined ? null : <Property name={name} />;
  const comma = isLast ? '' : ',';
  if (typeof value !== 'object' || value === null) {
    return (
      <div className="break-words whitespace-pre-wrap">
        {label}
        <Leaf value={value} />
        {comma}
      </div>
    );
  }
  const entries = Array.isArray(value) ? value.map((item: unknown) => ['', item] as const) : Object.entries(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) {
    return (
      <div>
        {label}
        {`${open}${close}${comma}`}
      </div>
    );
  }
  return (
    <details open={depth < OPEN_DEPTH}>
      <summary className="-ml-4 list-none rounded-sm pl-4 hover:bg-hover">
        <ChevronRight className="-mt-0.5 -ml-4 inline size-4 p-0.5 text-ink-3 [details[open]>summary>&]:rotate-90" />
        {label}
        {open}
        <span className="text-ink-3 [details[open]>summary>&]:hidden">
          {` … ${entries.length} ${entries.length === 1 ? 'item' : 'items'} ${close}${comma}`}
        </span>
      </summary>
      <Children entries={entries} isList={Array.isArray(value)} depth={depth} />
      <div>{`${close}${comma}`}</div>
    </details>
  );
}

type ChildrenProps = {
  readonly entries: readonly (readonly [string, unknown])[];
  readonly isList: boolean;
  readonly depth: number;
};

function Children({ entries, isList, depth }: ChildrenProps): ReactNode {
  return (
    <div className="pl-4">
      {entries.map(([name, item], index) => (
        <Fragment key={isList ? `item-${index + 1}` : name}>
          <JsonNode {...(!isList && { name })} value={item} depth={depth + 1} isLast={index === entries.length - 1} />
        </Fragment>
      ))}
    </div>
  );
}

function Property({ name }: { readonly name: string }) {
  return (
    <>
      <span className="text-lapis">{JSON.stringify(name)}</span>
      {': '}
    </>
  );
}

function Leaf({ value }: { readonly value: unknown }) {
  const colour = typeof value === 'string' ? 'text-patina' : 'text-brass';
  return <span className={colour}>{JSON.stringify(value)}</span>;
}
