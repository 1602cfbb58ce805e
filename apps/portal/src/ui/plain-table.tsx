import { cn } from './cn';
import { ScrollBox } from './scroll-box';

type PlainTableProps = {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};

/** A small table of figures: the first column names the row, the others are numbers. */
export function PlainTable({ label, columns, rows }: PlainTableProps) {
  return (
    <ScrollBox label={label} className="max-h-60">
      <table className="w-full border-separate border-spacing-0 text-xs">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cn(
                  'sticky top-0 bg-sunken px-2 py-1 font-medium text-ink-3',
                  index > 0 ? 'text-right' : 'text-left',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td
                  key={columns[index]}
                  className={cn('border-b border-line px-2 py-1', index > 0 ? 'text-right' : 'text-left')}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
