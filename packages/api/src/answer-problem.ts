import { randomUUID } from 'node:crypto';
import { AppError } from '@assay/contracts';
import type { Logger } from '@assay/runtime';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { toProblem } from './to-problem';

/** Answers a failure as a problem, and logs it under the same id: the server's own as errors, refusals as information. */
export function answerProblem(logger: Logger, context: Context, failure: unknown): Response {
  const correlationId: string = context.get('correlationId') ?? randomUUID();
  const error = failure instanceof HTTPException ? fromHttp(failure) : failure;
  const problem = toProblem(error, correlationId);
  const facts = { correlationId, code: problem.code, method: context.req.method, path: context.req.path };
  if (problem.status >= 500) logger.error({ ...facts, error }, 'request failed');
  else logger.info({ ...facts, status: problem.status }, 'request refused');
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'x-correlation-id': correlationId,
      ...retryAfter(error),
    },
  });
}

/** Seconds a refused client is to wait (RFC 9110, 10.2.3). */
function retryAfter(error: unknown): Record<string, string> {
  const waitMs = error instanceof AppError && error.status === 429 ? error.details.retryAfterMs : undefined;
  return waitMs === undefined ? {} : { 'retry-after': String(Math.ceil(waitMs / 1_000)) };
}

/** What Hono itself refuses: bodies that are not what their content type says. */
function fromHttp(failure: HTTPException): AppError {
  if (failure.status >= 500)
    return new AppError('internal.unexpected', 'The server could not answer.', {}, { cause: failure });
  if (failure.status === 415) {
    return new AppError('request.unsupported_media_type', 'This route takes application/json.', {
      nextStep: 'Send the content type application/json.',
    });
  }
  return new AppError('request.invalid', `The request body cannot be read: ${failure.message}.`, {
    nextStep: 'Send well-formed JSON with the content type application/json.',
  });
}
