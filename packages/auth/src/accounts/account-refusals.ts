import { AppError } from '@assay/contracts';
import { isAPIError } from 'better-auth/api';

/** Whether the account library refused what a visitor sent, rather than failed itself. */
export function isRefusal(error: unknown): error is Error {
  return isAPIError(error) && error.statusCode < 500;
}

/** @throws {AppError} `auth.invalid_credentials` for a refusal, in the same words whatever was wrong */
export function refuseSignIn(error: unknown): never {
  if (!isRefusal(error)) throw error;
  throw new AppError('auth.invalid_credentials', 'E-mail or password is wrong.', {
    nextStep: 'Check both and try again, or ask an admin of the workspace.',
  });
}

/** @throws {AppError} `request.invalid` for a refusal, beside the field it is about */
export function refuseNewAccount(error: unknown): never {
  if (!isRefusal(error)) throw error;
  const path = /password/i.test(error.message) ? 'password' : 'email';
  throw new AppError('request.invalid', `The account cannot be made: ${error.message}.`, {
    fields: [{ path, message: error.message }],
    nextStep: 'Correct the named fields and send the request again.',
  });
}
