import { AppError, type ErrorCode, errorCodes } from '@assay/contracts';
import { BodyTooLargeError } from './read-body';

/** Why one attempt failed; thrown between the attempt and the loop that decides about the next. */
export class AttemptFailure extends Error {
  readonly code: ErrorCode;
  readonly httpStatus: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly bodyExcerpt: string;
  readonly nextStep: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      httpStatus?: number;
      retryAfterMs?: number | undefined;
      bodyExcerpt?: string;
      nextStep?: string;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'AttemptFailure';
    this.code = code;
    this.httpStatus = more.httpStatus;
    this.retryAfterMs = more.retryAfterMs;
    this.bodyExcerpt = more.bodyExcerpt ?? '';
    this.nextStep = more.nextStep;
  }

  get retryable(): boolean {
    return errorCodes[this.code].retryable;
  }
}

/**
 * The failure a socket, the HTTP parser or a limit reported, in words that name the host.
 *
 * @throws whatever it was given, when that is none of these: then it is a bug
 */
export function failureOf(error: unknown, host: string): AttemptFailure {
  if (error instanceof AttemptFailure) return error;
  const chain = causesOf(error);
  const refused = chain.find((cause) => cause instanceof AppError);
  if (refused) {
    const { nextStep } = refused.details;
    return new AttemptFailure(refused.code, refused.message, nextStep === undefined ? {} : { nextStep });
  }
  if (error instanceof BodyTooLargeError) {
    return new AttemptFailure('agent.response_too_large', `${host} sent too much: ${error.message}.`);
  }
  const code = chain.map(systemCode).find((found) => found !== undefined);
  if (code === undefined) throw error;
  if (code === 'UND_ERR_CONNECT_TIMEOUT') {
    return new AttemptFailure('agent.timeout', `${host} did not accept the connection in time.`, { cause: error });
  }
  if (code === 'UND_ERR_INVALID_ARG') {
    const message = `The call to ${host} cannot be sent: a header or the method is not valid.`;
    return new AttemptFailure('agent.invalid_config', message, { nextStep: 'Check the headers and the method.' });
  }
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_FORMAT')) {
    const message = `${host} sent a body that is not compressed as its headers say (${code}).`;
    return new AttemptFailure('agent.invalid_response', message, { cause: error });
  }
  return new AttemptFailure('agent.unreachable', `${host} cannot be reached: ${wordsFor(code)} (${code}).`, {
    cause: error,
  });
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'its name could not be looked up',
  ECONNRESET: 'it closed the connection',
  UND_ERR_SOCKET: 'it closed the connection before its reply was complete',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
};

function wordsFor(code: string): string {
  return (
    words[code] ??
    (code.includes('CERT') || code.includes('TLS') ? 'its certificate is not valid' : 'the connection failed')
  );
}

function systemCode(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

function causesOf(error: unknown): unknown[] {
  const nested = error instanceof AggregateError ? error.errors : [];
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, ...nested, ...(cause === undefined ? [] : causesOf(cause))];
}
