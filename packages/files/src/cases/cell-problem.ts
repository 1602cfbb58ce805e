import type { ImportProblem } from '@assay/contracts';
import type { Cell, CellKind } from '../workbook/cell';
import { cellAddress } from '../workbook/cell-address';
import type { SheetRow } from '../workbook/sheet-item';
import type { Column } from './column';
import type { ProblemCode } from './problem-code';

/** Where cells are read from, and how long their text may be. */
export type CellPlace = { readonly sheet: string; readonly maxCellLength: number };

type CellProblem = { readonly code: ProblemCode; readonly what: string; readonly kept: string };

const cellProblems: Partial<Record<CellKind, CellProblem>> = {
  error: {
    code: 'error_cell',
    what: 'The cell holds a spreadsheet error',
    kept: "the error's name was taken as its text",
  },
  formula_without_value: {
    code: 'formula_without_value',
    what: 'The cell holds a formula without a stored result; open and save the workbook in a spreadsheet program',
    kept: 'the cell was read as empty',
  },
  unreadable: {
    code: 'unreadable_cell',
    what: 'The cell is damaged: it leads to a text or number the workbook does not hold',
    kept: 'the cell was read as empty',
  },
};

/** What is wrong with a cell, if anything; a cell that makes its row unusable says that the row was skipped. */
export function cellProblem(
  context: CellPlace,
  { row }: SheetRow,
  column: Column,
  cell: Cell,
): ImportProblem | undefined {
  // Nearly every cell is in order, and an address is dear to write.
  if (!cell.isAltered && cell.kind !== 'too_long' && !cellProblems[cell.kind]) return undefined;
  const { sheet, maxCellLength } = context;
  const cellName = cellAddress(sheet, cell.column, row);
  const place = { sheet, row, cell: cellName };
  if (cell.kind === 'too_long') {
    const message = `${cellName}: the text is longer than the limit of ${maxCellLength} characters; the row was skipped.`;
    return { severity: 'error', code: 'cell_too_long', message, ...place, outcome: 'skipped' };
  }
  const problem = cellProblems[cell.kind];
  if (problem) {
    const isFatal = column.role === 'question';
    const message = `${cellName}: ${problem.what}; ${isFatal ? 'the row was skipped' : problem.kept}.`;
    const outcome = isFatal ? 'skipped' : 'kept';
    return { severity: isFatal ? 'error' : 'warning', code: problem.code, message, ...place, outcome };
  }
  const message = `${cellName}: characters that cannot be stored were replaced by \uFFFD.`;
  return { severity: 'warning', code: 'replaced_characters', message, ...place, outcome: 'changed' };
}
