import { AppError } from '@assay/contracts';

/** What else a person can do when the embedded server cannot be used. */
export const useOwnServer = 'set DATABASE_URL to a PostgreSQL server of your own (version 14 or later)';

/** A failure of the embedded server: what happened to which file or folder, and what to do now. */
export function embeddedPostgresError(message: string, nextStep: string, cause?: unknown): AppError {
  return new AppError('database.unavailable', `${message} Next: ${nextStep}.`, { nextStep }, { cause });
}

/** Whether a message of PostgreSQL, or an error of the operating system, says that the disk is full. */
export function isDiskFull(problem: unknown): boolean {
  if (typeof problem === 'string') return /no space left on device|disk quota exceeded/i.test(problem);
  return problem instanceof Error && 'code' in problem && (problem.code === 'ENOSPC' || problem.code === 'EDQUOT');
}

/** The one sentence for a full disk. */
export function diskFullError(folder: string, cause?: unknown): AppError {
  return embeddedPostgresError(
    `The disk that holds the database in ${folder} is full.`,
    'free some space there, then start again; what was committed is kept',
    cause,
  );
}
