/**
 * Reads a large workbook with our reader and with exceljs's streaming one, each in a process of its own, and prints
 * time, peak memory, and rows whose text did not come back. Run: npx tsx packages/files/bench/read-large.ts [rows]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { importCases, readWorkbook } from '../src/index';

type Reader = (path: string) => Promise<{ readonly nRows: number; readonly nWrong: number }>;

const [mode, path] = process.argv.slice(2);

const readers: Readonly<Record<string, Reader>> = {
  'readWorkbook (ours)': async (file) => {
    let nRows = 0;
    let nWrong = 0;
    for await (const { row, cells } of readWorkbook(file)) {
      nRows += 1;
      if (row > 1 && cells[2]?.text !== answerOf(row - 2)) nWrong += 1;
    }
    return { nRows, nWrong };
  },
  'importCases (ours)': async (file) => {
    const { cases } = await importCases(file, { fileName: 'large.xlsx' });
    const nWrong = cases.filter(({ answers }, index) => answers[0] !== answerOf(index)).length;
    return { nRows: cases.length + 1, nWrong };
  },
  'exceljs WorkbookReader': async (file) => {
    let nRows = 0;
    let nWrong = 0;
    const workbook = new ExcelJS.stream.xlsx.WorkbookReader(file, { sharedStrings: 'cache', worksheets: 'emit' });
    for await (const sheet of workbook) {
      for await (const row of sheet) {
        nRows += 1;
        if (row.number > 1 && row.getCell(3).value !== answerOf(row.number - 2)) nWrong += 1;
      }
    }
    return { nRows, nWrong };
  },
};

function answerOf(index: number): string {
  return `${index}: ${'Política de devoluciones — 返品ポリシー 😀. '.repeat(12)}`;
}

async function writeLarge(file: string, nRows: number, useSharedStrings: boolean): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: file, useSharedStrings });
  const sheet = workbook.addWorksheet('Cases');
  sheet.addRow(['id', 'question', 'answer', 'category']).commit();
  for (let index = 0; index < nRows; index += 1) {
    sheet.addRow([`c-${index}`, `¿Pregunta número ${index}?`, answerOf(index), `c${index % 20}`]).commit();
  }
  await workbook.commit();
}

async function measure(name: string, file: string): Promise<void> {
  const reader = readers[name];
  if (!reader) throw new RangeError(`no reader is called ${name}`);
  const startedAt = performance.now();
  const { nRows, nWrong } = await reader(file);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    `${name.padEnd(24)} ${seconds.padStart(6)} s ${String(peakMb).padStart(6)} MB  ${nRows} rows, ${nWrong} wrong`,
  );
}

async function compare(nRows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  try {
    for (const isShared of [false, true]) {
      const file = join(folder, `${isShared ? 'shared' : 'inline'}.xlsx`);
      await writeLarge(file, nRows, isShared);
      console.log(`${nRows} rows, ${isShared ? 'shared' : 'inline'} strings, ${statSync(file).size} bytes`);
      for (const name of Object.keys(readers)) {
        execFileSync(process.execPath, [...process.execArgv, import.meta.filename, name, file], { stdio: 'inherit' });
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await (path === undefined ? compare(Number(mode ?? 100_000)) : measure(mode ?? '', path));
