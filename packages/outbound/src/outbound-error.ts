import { type AgentAttempt, AppError, type ErrorCode, type ErrorDetails } from '@assay/contracts';

/** A call that failed for good, with every attempt that was made. Its message names the host and no secret. */
export class OutboundError extends AppError {
  readonly attempts: readonly AgentAttempt[];
  /** The beginning of the body the server refused with, redacted; may repeat what it was asked. */
  readonly bodyExcerpt: string;

  constructor(
    failure: { code: ErrorCode; message: string; details: ErrorDetails; bodyExcerpt?: string; cause?: unknown },
    attempts: readonly AgentAttempt[],
  ) {
    super(failure.code, failure.message, failure.details, { cause: failure.cause });
    this.name = 'OutboundError';
    this.attempts = attempts;
    this.bodyExcerpt = failure.bodyExcerpt ?? '';
  }
}
