import { basename } from 'node:path';
import { AppError } from '@assay/contracts';
import { type Archive, openArchive } from '../archive/open-archive';
import { detectFileKind } from '../source/file-kind';
import { defaultFileLimits, type FileLimits } from '../source/file-limits';
import type { FileSource } from '../source/file-source';
import { refuseFile } from '../source/refuse-file';
import { parseXml } from '../xml/parse-xml';
import { type NumberMeaning, readNumberFormats } from './number-formats';
import { readSharedStrings } from './shared-strings';
import type { SheetItem } from './sheet-item';
import { createSheetReader } from './sheet-reader';
import { readWorkbookPart, type SheetInfo, type WorkbookPart } from './workbook-part';

/** How a workbook is opened. */
export type OpenWorkbookOptions = {
  /** Name for messages; the path's last part when absent. */
  readonly fileName?: string | undefined;
  readonly limits?: Partial<FileLimits> | undefined;
};

/** An open workbook. Nothing of a sheet is kept: each reading goes through the file again. */
export type Workbook = {
  readonly sheets: readonly SheetInfo[];
  /** Reads a sheet from top to bottom. @throws {AppError} file.sheet_not_found, file.broken or file.too_large */
  readonly readSheet: (sheet: string) => AsyncGenerator<SheetItem>;
  readonly close: () => void;
};

/**
 * Opens an XLSX workbook and reads what its sheets share. Close it when done.
 *
 * @throws {AppError} file.empty, file.encrypted, file.unsupported_type, file.not_a_workbook, file.broken, file.too_large
 */
export async function openWorkbook(source: FileSource, options: OpenWorkbookOptions = {}): Promise<Workbook> {
  const limits = { ...defaultFileLimits, ...options.limits };
  const kind = await detectFileKind(source);
  if (kind !== 'zip') throw refuseFile(kind, options.fileName ?? nameOf(source));
  const archive = await openArchive(source, limits);
  try {
    const main = await readWorkbookPart(archive);
    const meanings = await readNumberFormats(archive, main.stylesPart);
    return toWorkbook(archive, main, meanings, limits);
  } catch (error) {
    archive.close();
    throw error;
  }
}

function nameOf(source: FileSource): string {
  return typeof source === 'string' ? basename(source) : 'upload.xlsx';
}

function toWorkbook(
  archive: Archive,
  main: WorkbookPart,
  numberMeanings: readonly NumberMeaning[],
  limits: FileLimits,
): Workbook {
  // Read once, when the first sheet is: it may be most of the file.
  let sharedStrings: Promise<string[]> | undefined;

  async function* readSheet(name: string): AsyncGenerator<SheetItem> {
    const sheet = main.sheets.find((candidate) => candidate.name === name);
    if (!sheet) throw sheetNotFound(name, main.sheets);
    sharedStrings ??= readSharedStrings(archive, main.sharedStringsPart);
    const context = { sharedStrings: await sharedStrings, numberMeanings, is1904: main.is1904, limits };
    const reader = createSheetReader(name, context);
    for await (const items of parseXml(archive.read(sheet.part), sheet.part, reader)) yield* items;
  }

  const sheets = main.sheets.map(({ name, visibility }) => ({ name, visibility }));
  return { sheets, readSheet, close: archive.close };
}

function sheetNotFound(name: string, sheets: readonly SheetInfo[]): AppError {
  const names = sheets.map((sheet) => `"${sheet.name}"`).join(', ');
  return new AppError('file.sheet_not_found', `The workbook has no sheet "${name}"; it has ${names || 'none'}.`, {
    nextStep: 'Choose one of its sheets.',
    sheets: sheets.map((sheet) => sheet.name),
  });
}
