import { AppError } from '@assay/contracts';
import { expect } from 'vitest';
import { openWorkbook } from '../workbook/open-workbook';
import type { LabelledFile } from './labelled-file';
import { rowsOf } from './rows-of';

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** Reads the first visible sheet of a labelled file and holds its rows against what other programs read. */
export async function checkReading(labelled: LabelledFile): Promise<void> {
  const { path, expect: label, lo_csv: shown } = labelled;
  const rows = await readOrRefuse(labelled);
  if (!rows) return;
  if (label.sheets) await checkSheets(path, label.sheets);
  const nRows = label.rows_not_blank ?? shown?.rows_not_blank;
  if (nRows !== undefined) expect(rows).toHaveLength(nRows);
  if (label.first_row_number !== undefined) expect(rows[0]?.row).toBe(label.first_row_number);
  if (label.last_row_number !== undefined) expect(rows.at(-1)?.row).toBe(label.last_row_number);
  const firstRow = label.first_row ?? (label.first_row_any_of ? undefined : shown?.first_row);
  if (firstRow) expect(startOf(rows[0], firstRow)).toEqual(firstRow.map(comparable));
  if (label.last_row) expect(startOf(rows.at(-1), label.last_row)).toEqual(label.last_row.map(comparable));
  if (label.first_row_any_of) {
    expect(label.first_row_any_of.map((row) => row.map(comparable))).toContainEqual(rows[0]?.texts.map(comparable));
  }
}

async function readOrRefuse({ path, expect: label }: LabelledFile): Promise<Rows | undefined> {
  try {
    return await rowsOf(path);
  } catch (error) {
    if (!(error instanceof AppError) || label.outcome !== 'read-or-reject') throw error;
    expect(error.status).toBeLessThan(500);
    return undefined;
  }
}

async function checkSheets(path: string, sheets: readonly (readonly [string, string])[]): Promise<void> {
  const workbook = await openWorkbook(path);
  workbook.close();
  expect(workbook.sheets.map(({ name, visibility }) => [name, visibility])).toEqual(sheets);
}

function startOf(row: Rows[number] | undefined, cells: readonly unknown[]): string[] {
  return Array.from(cells, (_cell, index) => comparable(row?.texts[index]));
}

/** Other programs pad numbers, part date and time by a space and drop fractions of seconds; the value is compared. */
function comparable(text: string | null | undefined): string {
  const plain = text ?? '';
  if (plain.trim() !== '' && Number.isFinite(Number(plain))) return String(Number(plain));
  return plain.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d).*$/, '$1T$2').replace(/(:\d\d\.\d*?)0+$/, '$1');
}
