import { AppError } from '@assay/contracts';

/** The refusal of a cursor that no page of this list gave out. */
export function invalidCursor(): AppError {
  return new AppError('request.invalid', 'The cursor does not belong to this list.', {
    fields: [{ path: 'cursor', message: 'is not a cursor of this list' }],
    nextStep: 'Use the nextCursor of the page before, or leave the cursor out.',
  });
}
