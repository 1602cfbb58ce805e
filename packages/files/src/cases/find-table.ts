import type { ColumnMapping } from '@assay/contracts';
import type { Workbook } from '../workbook/open-workbook';
import { emptyWorkbook, readRows } from '../workbook/read-workbook';
import type { SheetRow } from '../workbook/sheet-item';
import { type Assignment, assignRoles } from './assign-roles';
import { readHeaders } from './read-headers';

/** Where the cases stand: a sheet, its header row and what its columns are. */
export type Table = {
  readonly sheet: string;
  readonly headerRow: number;
  readonly assignment: Assignment;
  readonly hasQuestion: boolean;
  /** Whether it looks like the head of a table of cases, and not like a note that names a column. */
  readonly isConvincing: boolean;
  /** Visible sheets not read: blank of questions before this one, or with questions too after it. */
  readonly sheetsLeftOut: readonly { readonly sheet: string; readonly hasQuestion: boolean }[];
};

type Found = Omit<Table, 'sheetsLeftOut'>;

/** Titles and notes may stand above the header row, this many at most. */
const headRows = 10;

/**
 * Finds the header row: on the mapped sheet, else on the first visible sheet with a question column, else the first
 * row of the first visible sheet with a value, so that its columns can be mapped.
 *
 * @throws {AppError} file.sheet_not_found or file.empty
 */
export async function findTable(workbook: Workbook, mapping: ColumnMapping | undefined): Promise<Table> {
  if (mapping?.sheet !== undefined) {
    const found = await lookAtSheet(workbook, mapping.sheet, mapping);
    if (!found) throw emptyWorkbook();
    return { ...found, sheetsLeftOut: [] };
  }
  const visible = workbook.sheets.filter(({ visibility }) => visibility === 'visible');
  const found: Found[] = [];
  for (const { name } of visible) {
    const table = await lookAtSheet(workbook, name, mapping);
    if (table) found.push(table);
  }
  const chosen = found.find(({ isConvincing }) => isConvincing) ?? found.find(asksSomething) ?? found[0];
  if (!chosen) throw emptyWorkbook();
  return { ...chosen, sheetsLeftOut: leftOut(found, chosen) };
}

/** Sheets before the chosen one are told about in any case; those after it only where they may hold cases too. */
function leftOut(found: readonly Found[], chosen: Found): Table['sheetsLeftOut'] {
  if (!chosen.hasQuestion) return [];
  const place = found.indexOf(chosen);
  return found
    .filter((table, index) => index < place || (index > place && table.isConvincing))
    .map(({ sheet, isConvincing }) => ({ sheet, hasQuestion: isConvincing }));
}

async function lookAtSheet(
  workbook: Workbook,
  sheet: string,
  mapping: ColumnMapping | undefined,
): Promise<Found | undefined> {
  const head: SheetRow[] = [];
  for await (const row of readRows(workbook, sheet)) {
    head.push(row);
    if (head.length === headRows) break;
  }
  const tables = head.map((row, index) => toFound(sheet, row, index === 0, mapping));
  // A title such as "Questions" may stand above the header row: the row that names most columns is the header.
  const [best] = tables.filter(asksSomething).sort((left, right) => nNamed(right.assignment) - nNamed(left.assignment));
  return best ?? tables[0];
}

function asksSomething({ hasQuestion }: Found): boolean {
  return hasQuestion;
}

function toFound(sheet: string, row: SheetRow, isFirst: boolean, mapping: ColumnMapping | undefined): Found {
  const assignment = assignRoles(readHeaders(row), mapping);
  const hasQuestion = assignment.columns.some(({ role }) => role === 'question');
  const isConvincing = hasQuestion && (isFirst || nNamed(assignment) > 1);
  return { sheet, headerRow: row.row, assignment, hasQuestion, isConvincing };
}

function nNamed({ columns }: Assignment): number {
  return columns.filter(({ role }) => role !== 'metadata' && role !== 'ignore').length;
}
