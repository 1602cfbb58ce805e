import { AppError } from '@assay/contracts';
import type { FileSource } from '../source/file-source';
import { isBlank } from './is-blank';
import { type OpenWorkbookOptions, openWorkbook, type Workbook } from './open-workbook';
import type { SheetRow } from './sheet-item';

/** How one sheet of a workbook is read. */
export type ReadWorkbookOptions = OpenWorkbookOptions & {
  /** Name of the sheet; the first visible one with a value when absent. */
  readonly sheet?: string | undefined;
};

/**
 * Streams the rows of one sheet that show something, from top to bottom, without holding more than a chunk of it.
 *
 * @throws {AppError} what `openWorkbook` throws, file.sheet_not_found, or file.empty where no visible sheet has a value
 */
export async function* readWorkbook(source: FileSource, options: ReadWorkbookOptions = {}): AsyncGenerator<SheetRow> {
  const workbook = await openWorkbook(source, options);
  try {
    yield* readRows(workbook, options.sheet ?? (await firstSheetWithValue(workbook)));
  } finally {
    workbook.close();
  }
}

/** The rows of a sheet that show something. */
export async function* readRows(workbook: Workbook, sheet: string): AsyncGenerator<SheetRow> {
  for await (const item of workbook.readSheet(sheet)) {
    if (item.kind === 'row' && !item.cells.every(isBlank)) yield item;
  }
}

/** @throws {AppError} file.empty */
async function firstSheetWithValue(workbook: Workbook): Promise<string> {
  for (const sheet of workbook.sheets.filter(({ visibility }) => visibility === 'visible')) {
    for await (const _row of readRows(workbook, sheet.name)) return sheet.name;
  }
  throw emptyWorkbook();
}

/** The refusal of a workbook whose visible sheets are all blank. */
export function emptyWorkbook(): AppError {
  return new AppError('file.empty', 'No visible sheet of the workbook has a value.', {
    nextStep: 'Show the sheet that holds the cases, or fill in the template, and upload it again.',
  });
}
