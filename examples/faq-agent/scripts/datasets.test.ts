import { readFile } from 'node:fs/promises';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { datasetNames, datasetPath, readDatasetSource } from './read-dataset-source';
import { writeWorkbook } from './write-workbook';

async function readRows(name: string): Promise<string[][]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(datasetPath(`${name}.xlsx`));
  const rows: string[][] = [];
  workbook.worksheets[0]?.eachRow((row) => {
    rows.push(Array.from({ length: row.cellCount }, (_, column) => row.getCell(column + 1).text));
  });
  return rows;
}

describe.each(datasetNames)('%s', (name) => {
  it('has a committed workbook with exactly the cases of its source', async () => {
    const { columns, cases } = await readDatasetSource(name);
    const expected = cases.map((row) => columns.map((column) => row[column] ?? ''));
    expect(await readRows(name)).toEqual([columns, ...expected]);
  });

  it('is written to the same bytes as the committed workbook', async () => {
    const written = await writeWorkbook(await readDatasetSource(name));
    const committed = await readFile(datasetPath(`${name}.xlsx`));
    expect(written.equals(committed)).toBe(true);
  });

  it('asks no question twice and uses no id twice', async () => {
    const { cases } = await readDatasetSource(name);
    expect(new Set(cases.map((row) => row['id'])).size).toBe(cases.length);
    expect(new Set(cases.map((row) => row['question']?.toLowerCase())).size).toBe(cases.length);
  });
});

it('covers six categories of ten support questions each, in two languages', async () => {
  const { cases } = await readDatasetSource('faq-support');
  const categories = ['orders', 'delivery', 'returns', 'payments', 'account', 'products'];
  const sizes = categories.map((name) => cases.filter((row) => row['category'] === name).length);
  expect(sizes).toEqual([10, 10, 10, 10, 10, 10]);
  expect(new Set(cases.map((row) => row['language']))).toEqual(new Set(['en', 'es']));
});
