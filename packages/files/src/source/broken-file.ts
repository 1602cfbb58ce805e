import { AppError } from '@assay/contracts';

/** The refusal of a workbook whose content is damaged or not allowed; `what` is a clause naming the part or cell. */
export function brokenFile(what: string, cause?: unknown): AppError {
  return new AppError(
    'file.broken',
    `The workbook is damaged: ${what}.`,
    { nextStep: 'Open it in a spreadsheet program, save it again as .xlsx and upload the new file.' },
    cause === undefined ? undefined : { cause },
  );
}
