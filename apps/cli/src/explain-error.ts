import { AppError } from '@assay/contracts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : 'The data folder';

/** Codes of a full disk, from the operating system and from PostgreSQL. */
const diskFullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

function isDiskFull(error: unknown): boolean {
  if (diskFullCodes.has(codeOf(error))) return true;
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause);
}

/** A failure as a person reads it: what happened and what to do now. */
export function explainError(error: unknown): string {
  if (isDiskFull(error)) {
    const what = error instanceof Error ? error.message : 'something could not be written';
    return `The disk is full (${what}). Free some space there, then start again; what was stored is kept.`;
  }
  if (error instanceof AppError) {
    const { nextStep } = error.details;
    if (nextStep === undefined || error.message.includes(nextStep)) return error.message;
    return `${error.message.replace(/([^.!?])$/, '$1.')} ${nextStep}`;
  }
  if (codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM' || codeOf(error) === 'EROFS') {
    return `${pathOf(error)} may not be written to by this account. Start Assay as the account that owns it, or choose another data folder with ASSAY_DATA_DIR.`;
  }
  return error instanceof Error ? error.message : String(error);
}
