import type { ImportReport } from '@assay/contracts';
import { columnLetter } from '../workbook/cell-address';
import { isBlank } from '../workbook/is-blank';
import type { SheetRow } from '../workbook/sheet-item';
import type { Column } from './column';

/** The columns of a table while it is read, with a few sample texts of each. */
export type TableColumns = {
  /** The column at a place; one without a header is named after its letter and told about once. */
  readonly at: (index: number) => Column;
  readonly sample: (row: SheetRow) => void;
  readonly report: () => ImportReport['columns'];
};

const samplesPerColumn = 3;
const sampleLength = 120;

/** @param onUnnamed - called once for each column that has values but no header */
export function createTableColumns(named: readonly Column[], onUnnamed: (column: Column) => void): TableColumns {
  const columns = new Map(named.map((column) => [column.index, column]));
  const samples = new Map<number, string[]>();

  const at = (index: number): Column => {
    const known = columns.get(index);
    if (known) return known;
    const letter = columnLetter(index);
    const column: Column = { index, letter, header: unnamedHeader(letter, named), role: 'metadata' };
    columns.set(index, column);
    onUnnamed(column);
    return column;
  };

  const sample = (row: SheetRow): void => {
    for (const cell of row.cells) {
      const texts = samples.get(cell.column) ?? [];
      if (texts.length === samplesPerColumn || isBlank(cell) || cell.text === '') continue;
      samples.set(cell.column, [...texts, cutText(cell.text)]);
    }
  };

  const report = (): ImportReport['columns'] =>
    [...columns.values()]
      .sort((left, right) => left.index - right.index)
      .map(({ index, header, letter, role }) => ({ header, letter, role, samples: samples.get(index) ?? [] }));

  return { at, sample, report };
}

function unnamedHeader(letter: string, named: readonly Column[]): string {
  const header = `Column ${letter}`;
  return named.some((column) => column.header === header) ? `${header} (no header)` : header;
}

/** Cut between characters, never inside one. */
function cutText(text: string): string {
  if (text.length <= sampleLength) return text;
  return `${Array.from(text.slice(0, sampleLength * 2))
    .slice(0, sampleLength)
    .join('')}…`;
}
