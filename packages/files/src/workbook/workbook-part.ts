import { AppError } from '@assay/contracts';
import type { Archive } from '../archive/open-archive';
import { brokenFile } from '../source/broken-file';
import type { XmlAttributes } from '../xml/parse-xml';
import { visitElements } from '../xml/visit-elements';
import { type Relationship, readRelationships } from './relationships';

/** Whether a sheet is shown; `veryHidden` can only be shown by a macro. */
export type SheetVisibility = 'visible' | 'hidden' | 'veryHidden';

/** A worksheet of the workbook, in the order of its tabs; chart sheets are left out. */
export type SheetInfo = { readonly name: string; readonly visibility: SheetVisibility };

/** What the main part of a workbook says, with the names of the parts it leads to. */
export type WorkbookPart = {
  readonly sheets: readonly (SheetInfo & { readonly part: string })[];
  readonly is1904: boolean;
  readonly stylesPart: string | undefined;
  readonly sharedStringsPart: string | undefined;
};

type StoredSheet = SheetInfo & { readonly relationshipId: string };

const pickWorkbook = 'Choose an Excel workbook (.xlsx), or save the file as one.';

/** Finds and reads the main part. @throws {AppError} file.not_a_workbook, file.unsupported_type or file.broken */
export async function readWorkbookPart(archive: Archive): Promise<WorkbookPart> {
  const mainPart = await findMainPart(archive);
  const sheets: StoredSheet[] = [];
  let is1904 = false;
  await visitElements(archive, mainPart, (name, attributes, parent) => {
    if (parent === undefined && name !== 'workbook') throw notAWorkbook(archive);
    if (name === 'workbookPr' && parent === 'workbook') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    if (name === 'sheet' && parent === 'sheets') sheets.push(storedSheet(attributes));
  });
  const links = await readRelationships(archive, mainPart);
  const partOf = (type: string): string | undefined => links.find((link) => link.type === type)?.target;
  return {
    sheets: sheets.flatMap((sheet) => linkSheet(sheet, links)),
    is1904,
    stylesPart: partOf('styles'),
    sharedStringsPart: partOf('sharedStrings'),
  };
}

async function findMainPart(archive: Archive): Promise<string> {
  const links = await readRelationships(archive, '');
  const linked = links.find((link) => link.type === 'officeDocument')?.target;
  const mainPart = linked ?? ['xl/workbook.xml', 'workbook.xml'].find((part) => archive.has(part));
  if (mainPart === undefined) throw notAWorkbook(archive);
  if (mainPart.endsWith('.bin')) {
    const message = 'The file is a binary workbook (.xlsb).';
    throw new AppError('file.unsupported_type', message, { nextStep: 'Save it as .xlsx and upload that file.' });
  }
  return mainPart;
}

function notAWorkbook({ names }: Archive): AppError {
  const kinds: readonly (readonly [RegExp, string])[] = [
    [/^word\//i, 'a Word document'],
    [/^ppt\//i, 'a PowerPoint presentation'],
    [/^mimetype$/, 'an OpenDocument file'],
  ];
  const looksLike =
    kinds.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? 'a zip archive of another kind';
  return new AppError('file.not_a_workbook', `The file is ${looksLike}, not an Excel workbook.`, {
    nextStep: pickWorkbook,
  });
}

function storedSheet(attributes: XmlAttributes): StoredSheet {
  const idName = Object.keys(attributes).find((name) => name.endsWith(':id')) ?? 'id';
  const state = attributes['state'];
  return {
    name: attributes['name'] ?? '',
    visibility: state === 'hidden' || state === 'veryHidden' ? state : 'visible',
    relationshipId: attributes[idName] ?? '',
  };
}

function linkSheet(sheet: StoredSheet, links: readonly Relationship[]): (SheetInfo & { part: string })[] {
  const link = links.find(({ id }) => id === sheet.relationshipId);
  if (!link) throw brokenFile(`the sheet "${sheet.name}" leads to no part`);
  if (link.type !== 'worksheet') return [];
  return [{ name: sheet.name, visibility: sheet.visibility, part: link.target }];
}
