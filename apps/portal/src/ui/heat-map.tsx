import { cn } from './cn';
import { HeatCell } from './heat-cell';
import { ScrollBox } from './scroll-box';

type HeatColumn = { readonly id: string; readonly label: string; readonly threshold: number | undefined };
type HeatRow = {
  readonly label: string;
  readonly n: number;
  /** Means by column id; null where nothing was scored. */
  readonly means: Readonly<Record<string, number | null>>;
  /** The row over all. */
  readonly isTotal?: boolean;
};

type HeatMapProps = {
  readonly label: string;
  /** What the rows are: "Category". */
  readonly rowName: string;
  readonly columns: readonly HeatColumn[];
  readonly rows: readonly HeatRow[];
  readonly onSelect?: (row: string, columnId: string) => void;
};

const key = [
  ['bg-(--heat-w3)', 'well below'],
  ['bg-(--heat-w2)', 'below'],
  ['bg-(--heat-w1)', 'just below'],
  ['bg-(--heat-b1)', 'just above'],
  ['bg-(--heat-b2)', 'above'],
  ['bg-(--heat-b3)', 'well above'],
] as const;

/** Means of slices by metric. It is a real table; its first column stays while the others scroll. */
export function HeatMap({ label, rowName, columns, rows, onSelect }: HeatMapProps) {
  const head = 'px-2 py-1 align-bottom text-xs font-medium text-ink-2';
  return (
    <div className="grid min-w-0 gap-3">
      <ScrollBox label={label}>
        <table className="w-full border-separate border-spacing-0.5 text-sm">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              <th scope="col" className={cn(head, 'sticky left-0 bg-surface text-left')}>
                {rowName}
              </th>
              <th scope="col" className={cn(head, 'text-right')}>
                n
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={head}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <HeatMapRow key={row.label} row={row} columns={columns} onSelect={onSelect} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-3">
        Against threshold:
        {key.map(([fill, words]) => (
          <span key={words} className="inline-flex items-center gap-1.5">
            <i className={cn('h-3 w-5 rounded-xs', fill)} /> {words}
          </span>
        ))}
      </p>
    </div>
  );
}

type HeatMapRowProps = Pick<HeatMapProps, 'columns'> & {
  readonly row: HeatRow;
  readonly onSelect: HeatMapProps['onSelect'] | undefined;
};

function HeatMapRow({ row, columns, onSelect }: HeatMapRowProps) {
  return (
    <tr className={cn(row.isTotal && 'font-semibold')}>
      <th
        scope="row"
        className="sticky left-0 bg-surface px-2 text-left font-normal whitespace-nowrap in-[.font-semibold]:font-semibold"
      >
        {row.label}
      </th>
      <td className="px-2 text-right text-ink-2">{row.n}</td>
      {columns.map((column) => (
        <td key={column.id} className="min-w-18 p-0">
          <HeatCell
            value={row.means[column.id] ?? null}
            threshold={column.threshold}
            label={`${row.label}, ${column.label}`}
            onSelect={onSelect && (() => onSelect(row.label, column.id))}
          />
        </td>
      ))}
    </tr>
  );
}
