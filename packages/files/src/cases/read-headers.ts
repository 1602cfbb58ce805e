import { columnLetter } from '../workbook/cell-address';
import { isBlank } from '../workbook/is-blank';
import type { SheetRow } from '../workbook/sheet-item';
import { cleanHeader } from './header-text';

/** A named column: `text` may repeat, `header` does not. */
export type Header = {
  readonly index: number;
  readonly letter: string;
  readonly text: string;
  readonly header: string;
};

/** The named columns of a header row; where a name repeats, each gets its column: `answer (column C)`. */
export function readHeaders(row: SheetRow): Header[] {
  const named = row.cells
    .filter((cell) => !isBlank(cell) && cell.text !== '')
    .map((cell) => ({ index: cell.column, letter: columnLetter(cell.column), text: cleanHeader(cell.text) }));
  const counts = new Map<string, number>();
  for (const { text } of named) counts.set(text, (counts.get(text) ?? 0) + 1);
  return named.map((column) => {
    const isRepeated = (counts.get(column.text) ?? 0) > 1;
    return { ...column, header: isRepeated ? `${column.text} (column ${column.letter})` : column.text };
  });
}
