import type { FileSource } from '../source/file-source';
import { type ReadWorkbookOptions, readWorkbook } from '../workbook/read-workbook';

/** The texts of each row of a workbook's sheet, cells in place, `undefined` where there is none. */
export async function rowsOf(
  source: FileSource,
  options: ReadWorkbookOptions = {},
): Promise<{ row: number; texts: (string | undefined)[] }[]> {
  const rows = [];
  for await (const { row, cells } of readWorkbook(source, options)) {
    const texts: (string | undefined)[] = [];
    for (const cell of cells) texts[cell.column] = cell.text;
    rows.push({ row, texts: Array.from(texts) });
  }
  return rows;
}
