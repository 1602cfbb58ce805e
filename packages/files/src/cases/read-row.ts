import type { CaseInput, ImportProblem } from '@assay/contracts';
import type { Cell } from '../workbook/cell';
import { cellAddress } from '../workbook/cell-address';
import { isBlank } from '../workbook/is-blank';
import type { SheetRow } from '../workbook/sheet-item';
import { buildCase, type Field } from './build-case';
import { type CellPlace, cellProblem } from './cell-problem';
import type { Column } from './column';
import type { ProblemCode } from './problem-code';
import type { ProblemLog } from './problem-log';

/** What reading the rows of a table remembers from row to row. */
export type RowContext = CellPlace & {
  readonly columnAt: (index: number) => Column;
  readonly log: ProblemLog;
  /** Row of each id met so far. */
  readonly rowOfId: Map<string, number>;
  readonly hasAnswerColumn: boolean;
};

type Filled = { readonly cell: Cell; readonly column: Column };

/** Makes a case of a row and reports everything odd about it; undefined where the row was skipped. */
export function readRow(row: SheetRow, context: RowContext): CaseInput | undefined {
  const filled = row.cells
    .filter((cell) => !isBlank(cell))
    .map((cell): Filled => ({ cell, column: context.columnAt(cell.column) }))
    .filter(({ column }) => column.role !== 'ignore');
  if (row.isHidden) report(context, row, 'hidden_row', 'the row is hidden in the sheet; it was read like the others');
  const isSkipped = reportCells(row, filled, context);
  if (isSkipped) return undefined;
  const fields = filled.filter(({ cell }) => cell.text !== '').map(({ cell, column }) => ({ column, text: cell.text }));
  const question = fields.find(({ column }) => column.role === 'question')?.text;
  if (question === undefined) {
    context.log.add(missingQuestion(context.sheet, row));
    return undefined;
  }
  return finishCase(question, fields, row, context);
}

/** Reports the cells; true where one of them makes the row unusable. */
function reportCells(row: SheetRow, filled: readonly Filled[], context: RowContext): boolean {
  let isSkipped = false;
  for (const { cell, column } of filled) {
    const problem = cellProblem(context, row, column, cell);
    if (!problem) continue;
    context.log.add(problem);
    isSkipped ||= problem.outcome === 'skipped';
  }
  return isSkipped;
}

function missingQuestion(sheet: string, { row }: SheetRow): ImportProblem {
  const message = `Row ${row} has no question; the row was skipped.`;
  return { severity: 'error', code: 'missing_question', message, sheet, row, cell: null, outcome: 'skipped' };
}

function finishCase(question: string, fields: readonly Field[], row: SheetRow, context: RowContext): CaseInput {
  const { testCase, misfits } = buildCase(question, fields);
  for (const { column } of misfits) reportMisfit(context, row, column);
  reportDuplicateId(testCase.id, row, context);
  const needsAnswer = context.hasAnswerColumn && testCase.expectedBehaviour !== 'refuse';
  if (needsAnswer && testCase.answers.length === 0) {
    report(context, row, 'missing_answer', 'the row has no expected answer; it was kept without a reference');
  }
  return testCase;
}

function reportMisfit(context: RowContext, row: SheetRow, column: Column): void {
  const cell = cellAddress(context.sheet, column.index, row.row);
  const isTrajectory = column.role === 'expectedTrajectory';
  const code: ProblemCode = isTrajectory ? 'invalid_trajectory' : 'invalid_behaviour';
  const wanted = isTrajectory ? 'JSON' : '"answer" or "refuse"';
  const message = `${cell}: the text is not ${wanted}; it was kept as metadata.`;
  context.log.add({ severity: 'warning', code, message, sheet: context.sheet, row: row.row, cell, outcome: 'changed' });
}

function reportDuplicateId(id: string | null, row: SheetRow, context: RowContext): void {
  if (id === null) return;
  const earlier = context.rowOfId.get(id);
  if (earlier === undefined) context.rowOfId.set(id, row.row);
  else report(context, row, 'duplicate_id', `the id already stands in row ${earlier}; both rows were kept`);
}

function report({ sheet, log }: RowContext, { row }: SheetRow, code: ProblemCode, what: string): void {
  const message = `Row ${row}: ${what}.`;
  log.add({ severity: 'warning', code, message, sheet, row, cell: null, outcome: 'kept' });
}
