import { AppError } from '@assay/contracts';

/** The code a promise is refused with; `resolved` when it is not. Other errors are passed on. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'resolved';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
