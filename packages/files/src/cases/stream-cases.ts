import { AppError, type CaseInput, type ErrorPlace, type ImportReport } from '@assay/contracts';
import { defaultFileLimits } from '../source/file-limits';
import type { FileSource } from '../source/file-source';
import { isBlank } from '../workbook/is-blank';
import { openWorkbook, type Workbook } from '../workbook/open-workbook';
import type { SheetItem, SheetRow } from '../workbook/sheet-item';
import { findTable, type Table } from './find-table';
import type { ImportOptions } from './import-options';
import { createProblemLog, type ProblemLog } from './problem-log';
import { type RowContext, readRow } from './read-row';
import { createTableColumns, type TableColumns } from './table-columns';
import { hiddenColumns, mergedCells, rowAboveHeader, tableProblems, unnamedColumn } from './table-problems';

type Reading = {
  readonly table: Table;
  readonly log: ProblemLog;
  readonly columns: TableColumns;
  readonly rowContext: RowContext;
  nRows: number;
  nCases: number;
};

/**
 * Reads the cases of a workbook one by one; the generator returns the report at the end. Cases already yielded are
 * not final until then: the file may turn out to be damaged further down.
 *
 * @throws {AppError} what `openWorkbook` throws; file.sheet_not_found; dataset.needs_mapping with `details.report`
 *   where no column is recognisably the question or several claim one role; dataset.no_cases with `details.report`
 */
export async function* streamCases(
  source: FileSource,
  options: ImportOptions,
): AsyncGenerator<CaseInput, ImportReport, void> {
  const workbook = await openWorkbook(source, options);
  try {
    const reading = startReading(await findTable(workbook, options.mapping), options);
    const isReadable = reading.table.hasQuestion && reading.table.assignment.conflicts.length === 0;
    for await (const item of workbook.readSheet(reading.table.sheet)) {
      const testCase = readItem(reading, item, isReadable);
      if (testCase) yield testCase;
    }
    const report = toReport(reading, options, workbook);
    if (!isReadable) throw needsMapping(report, reading.table.assignment.conflicts);
    if (report.nCases === 0) throw noCases(report);
    return report;
  } finally {
    workbook.close();
  }
}

function startReading(table: Table, { mapping, limits }: ImportOptions): Reading {
  const log = createProblemLog();
  for (const problem of tableProblems(table, mapping)) log.add(problem);
  const { columns: named } = table.assignment;
  const columns = createTableColumns(named, (column) => log.add(unnamedColumn(table.sheet, column)));
  const hasAnswerColumn = named.some(({ role }) => role === 'answer');
  const { maxCellLength } = { ...defaultFileLimits, ...limits };
  const rowContext = {
    sheet: table.sheet,
    maxCellLength,
    columnAt: columns.at,
    log,
    rowOfId: new Map(),
    hasAnswerColumn,
  };
  return { table, log, columns, rowContext, nRows: 0, nCases: 0 };
}

function readItem(reading: Reading, item: SheetItem, isReadable: boolean): CaseInput | undefined {
  const { table, log } = reading;
  if (item.kind === 'hidden_columns') {
    for (const problem of hiddenColumns(table, item)) log.add(problem);
    return undefined;
  }
  if (item.kind === 'merged_cells') {
    const problem = mergedCells(table, item);
    if (problem) log.add(problem);
    return undefined;
  }
  return item.cells.every(isBlank) ? undefined : readFilledRow(reading, item, isReadable);
}

function readFilledRow(reading: Reading, row: SheetRow, isReadable: boolean): CaseInput | undefined {
  const { table, log, columns, rowContext } = reading;
  if (row.row === table.headerRow) return undefined;
  if (row.row < table.headerRow) {
    log.add(rowAboveHeader(table.sheet, row.row));
    return undefined;
  }
  reading.nRows += 1;
  columns.sample(row);
  const testCase = isReadable ? readRow(row, rowContext) : undefined;
  if (testCase) reading.nCases += 1;
  return testCase;
}

function toReport(reading: Reading, { fileName }: ImportOptions, workbook: Workbook): ImportReport {
  const { table, log, columns, nRows, nCases } = reading;
  return {
    fileName,
    sheet: table.sheet,
    sheets: workbook.sheets.map(({ name }) => name),
    columns: columns.report(),
    nRows,
    nCases,
    nSkipped: nRows - nCases,
    problems: log.listed(),
    nProblems: log.count(),
  };
}

function needsMapping(report: ImportReport, conflicts: readonly ErrorPlace[]): AppError {
  const why =
    conflicts[0]?.message ?? `No column of the sheet "${report.sheet}" is recognisably the question; choose it.`;
  return new AppError('dataset.needs_mapping', why, {
    nextStep: 'Choose the sheet and what each column is, or rename the columns as in the template.',
    fields: conflicts.length > 0 ? conflicts : [{ path: 'columns', message: why }],
    report,
  });
}

function noCases(report: ImportReport): AppError {
  const what =
    report.nRows === 0 ? 'has a header row but no rows below it' : `has ${report.nRows} rows but none with a question`;
  return new AppError('dataset.no_cases', `The sheet "${report.sheet}" ${what}.`, {
    nextStep: 'Fill in at least one question, save the workbook and upload it again.',
    report,
  });
}
