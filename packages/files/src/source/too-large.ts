import { AppError } from '@assay/contracts';

/** The refusal of a file over a limit; `what` is a sentence naming the size and the limit. */
export function tooLarge(what: string): AppError {
  return new AppError('file.too_large', what, {
    nextStep: 'Split the dataset into smaller workbooks, or remove pictures and unused sheets, and upload it again.',
  });
}
