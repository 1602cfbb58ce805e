import { AppError } from '@assay/contracts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : 'The data folder';

/** A failure as a person reads it: what happened and what to do now. */
export function explainError(error: unknown): string {
  if (error instanceof AppError) {
    const { nextStep } = error.details;
    if (nextStep === undefined || error.message.includes(nextStep)) return error.message;
    return `${error.message.replace(/([^.!?])$/, '$1.')} ${nextStep}`;
  }
  if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') {
    return `The disk is full: ${pathOf(error)} could not be written. Free some space there, then start again; what was stored is kept.`;
  }
  if (codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM' || codeOf(error) === 'EROFS') {
    return `${pathOf(error)} may not be written to by this account. Start Assay as the account that owns it, or choose another data folder with ASSAY_DATA_DIR.`;
  }
  return error instanceof Error ? error.message : String(error);
}
