import type { ColumnMapping, ImportProblem } from '@assay/contracts';
import type { HiddenColumns, MergedCells } from '../workbook/sheet-item';
import type { Column } from './column';
import type { Table } from './find-table';
import { normalizeHeader } from './header-text';
import type { ProblemCode } from './problem-code';

/** What is odd about a table before its rows are read. */
export function tableProblems(table: Table, mapping: ColumnMapping | undefined): ImportProblem[] {
  const { columns, passedOver } = table.assignment;
  const problems: ImportProblem[] = table.sheetsLeftOut.map(({ sheet, hasQuestion }) => {
    const why = hasQuestion ? 'holds questions too, but only one sheet is read' : 'has no question column';
    return warning('sheet_left_out', `The sheet "${sheet}" ${why}; it was left out.`, sheet, 'skipped');
  });
  for (const { column, role, winner } of passedOver) {
    const message = `The column "${column.header}" could be the ${role} too, which is "${winner}"; it was kept as metadata.`;
    problems.push(warning('column_passed_over', message, table.sheet, 'kept'));
  }
  for (const name of Object.keys(mapping?.columns ?? {})) {
    if (columns.some(({ header }) => normalizeHeader(header) === normalizeHeader(name))) continue;
    const message = `The mapping names a column "${name}" that the sheet does not have.`;
    problems.push(warning('mapped_column_missing', message, table.sheet, 'kept'));
  }
  if (!columns.some(({ role }) => role === 'answer')) {
    const message = 'No column holds expected answers; every case was kept without a reference.';
    problems.push(warning('no_answer_column', message, table.sheet, 'kept'));
  }
  return problems;
}

/** A row of titles or notes above the header row. */
export function rowAboveHeader(sheet: string, row: number): ImportProblem {
  const message = `Row ${row} stands above the header row; it was left out.`;
  return { ...warning('row_above_header', message, sheet, 'skipped'), row };
}

/** A column with values but without a header. */
export function unnamedColumn(sheet: string, { letter, header }: Column): ImportProblem {
  const message = `Column ${letter} has values but no header; it was kept as metadata under "${header}".`;
  return warning('unnamed_column', message, sheet, 'kept');
}

/** Named columns that are hidden in the sheet. */
export function hiddenColumns(table: Table, { first, last }: HiddenColumns): ImportProblem[] {
  return table.assignment.columns
    .filter(({ index, role }) => index >= first && index <= last && role !== 'ignore')
    .map(({ letter, header }) => {
      const message = `Column ${letter} ("${header}") is hidden in the sheet; it was read like the others.`;
      return warning('hidden_column', message, table.sheet, 'kept');
    });
}

/** Cells merged over several rows below the header: the value belongs to the first row alone. */
export function mergedCells(table: Table, { range }: MergedCells): ImportProblem | undefined {
  const rows = /^\$?[A-Z]+\$?(\d+):\$?[A-Z]+\$?(\d+)$/i.exec(range);
  const [first, last] = [Number(rows?.[1]), Number(rows?.[2])];
  if (!rows || first === last || last <= table.headerRow) return undefined;
  const message = `The cells ${range} are merged; their value belongs to row ${first} and was not repeated in the rows below.`;
  return { ...warning('merged_cells', message, table.sheet, 'kept'), row: first };
}

function warning(code: ProblemCode, message: string, sheet: string, outcome: ImportProblem['outcome']): ImportProblem {
  return { severity: 'warning', code, message, sheet, row: null, cell: null, outcome };
}
