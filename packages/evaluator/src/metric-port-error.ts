import type { MetricErrorCode } from './metric-error-code';

/** Thrown by a port that could not do what it was asked: the case is left unscored with this code and message. */
export class MetricPortError extends Error {
  override readonly name = 'MetricPortError';

  constructor(
    readonly code: MetricErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
