import { AppError, type ErrorCode } from '@assay/contracts';
import type { FileKind } from './file-kind';

type Refusal = { readonly looksLike: string; readonly nextStep: string; readonly code?: ErrorCode };

const saveAsXlsx = 'Open it in a spreadsheet program, save it as an Excel workbook (.xlsx) and upload that file.';
const pickWorkbook = 'Choose the Excel workbook (.xlsx) itself.';

const refusals: Readonly<Record<Exclude<FileKind, 'zip'>, Refusal>> = {
  empty: {
    code: 'file.empty',
    looksLike: 'an empty file (0 bytes)',
    nextStep: 'Check that the upload or the export finished, then upload the file again.',
  },
  encrypted_workbook: {
    code: 'file.encrypted',
    looksLike: 'a workbook protected with a password',
    nextStep: 'Open it in Excel, remove the password (File, Info, Protect Workbook), save it and upload it again.',
  },
  old_workbook: {
    code: 'file.unsupported_type',
    looksLike: 'an old Excel workbook (.xls)',
    nextStep: saveAsXlsx,
  },
  ole_document: { looksLike: 'an old Office document', nextStep: pickWorkbook },
  lock_file: {
    looksLike: 'the small owner file (~$) Excel keeps beside an open workbook',
    nextStep: 'Choose the workbook without ~$ at the start of its name.',
  },
  html: { looksLike: 'a web page (HTML)', nextStep: saveAsXlsx },
  xml: { looksLike: 'an XML file', nextStep: saveAsXlsx },
  pdf: { looksLike: 'a PDF document', nextStep: pickWorkbook },
  rtf: { looksLike: 'a rich text document (RTF)', nextStep: pickWorkbook },
  gzip: { looksLike: 'a gzip archive', nextStep: 'Unpack it and upload the Excel workbook (.xlsx) inside.' },
  image: { looksLike: 'an image', nextStep: pickWorkbook },
  json: { looksLike: 'JSON text', nextStep: saveAsXlsx },
  text: { looksLike: 'plain text such as CSV', nextStep: saveAsXlsx },
  unknown: { looksLike: 'a file of an unknown type', nextStep: pickWorkbook },
};

/** The refusal of a file that is no XLSX workbook: names what it looks like and what to do now. */
export function refuseFile(kind: Exclude<FileKind, 'zip'>, fileName: string): AppError {
  const { code, looksLike, nextStep } = refusals[kind];
  return new AppError(
    code ?? codeFor(fileName),
    `"${fileName}" is ${looksLike}; it cannot be read as an .xlsx workbook.`,
    {
      nextStep,
      fileKind: kind,
    },
  );
}

/** A file that claims to be a workbook is not one; any other name is a type that cannot be read. */
function codeFor(fileName: string): ErrorCode {
  return /\.[a-z0-9]+$/i.test(fileName) && !/\.xls[xm]$/i.test(fileName)
    ? 'file.unsupported_type'
    : 'file.not_a_workbook';
}
