import { type ErrorCode, errorCodes } from './error-codes';

/** One place a problem was found, so that a person can go there: a form field, a cell, a row, a header. */
export type ErrorPlace = { readonly path: string; readonly message: string };

export type ErrorDetails = {
  /** Problems beside the fields they are about; `path` is dotted (`configurations.0.metrics.1.settings.patterns.0`). */
  readonly fields?: readonly ErrorPlace[];
  /** What the person can do now, one sentence. */
  readonly nextStep?: string;
  readonly retryAfterMs?: number;
  readonly [key: string]: unknown;
};

/** An expected failure with a code from the one table of error codes; bugs throw plain errors instead. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  /** HTTP status this error answers with. */
  get status(): number {
    return errorCodes[this.code].status;
  }

  /** Whether the same work may succeed when tried again. */
  get retryable(): boolean {
    return errorCodes[this.code].retryable;
  }
}
