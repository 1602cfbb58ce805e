'use client';

import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from './icon-button';
import { PlainTable } from './plain-table';

type ChartFrameProps = {
  readonly label: string;
  /** What stands left of the switch; the label if left out. */
  readonly caption?: ReactNode;
  readonly columns: readonly string[];
  /** The chart's figures, a row for each mark. */
  readonly rows: readonly (readonly (string | number)[])[];
  /** The chart. */
  readonly children: ReactNode;
};

/** A chart that can be read as a table instead. */
export function ChartFrame({ label, caption, columns, rows, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false);
  return (
    <figure className="grid min-w-0 gap-1">
      <figcaption className="flex items-center justify-between gap-2 text-xs text-ink-3">
        <span className="min-w-0">{caption ?? label}</span>
        <IconButton
          size="sm"
          label={isTable ? `Show ${label} as a chart` : `Show ${label} as a table`}
          aria-pressed={isTable}
          icon={isTable ? <ChartColumn className="size-3.5" /> : <Table2 className="size-3.5" />}
          onClick={() => setTable(!isTable)}
          className="-my-1"
        />
      </figcaption>
      {isTable ? <PlainTable label={label} columns={columns} rows={rows} /> : children}
    </figure>
  );
}
