import { AppError, type ErrorCode, errorCodes, importReportSchema, type Problem } from '@assay/contracts';

const titles: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'In conflict with what is there',
  413: 'Too large',
  415: 'A type that cannot be read',
  422: 'Not usable as it is',
  429: 'Too many requests',
  502: 'The agent did not answer as it should',
  503: 'Not available right now',
  504: 'The agent took too long',
};

/** Puts a failure into the one shape all failed requests answer with. Nothing of an unexpected error's text goes out. */
export function toProblem(error: unknown, correlationId: string): Problem {
  if (!(error instanceof AppError)) {
    return build('internal.unexpected', 'The server met an error it did not expect.', correlationId, {
      nextStep: `Try again; if it stays, look for ${correlationId} in the server's log.`,
    });
  }
  const { fields, nextStep } = error.details;
  // Details are open; only a report of an import goes out as one.
  const report = importReportSchema.safeParse(error.details['report']).data;
  return build(error.code, error.message, correlationId, {
    ...(fields !== undefined && { fields: fields.map((field) => ({ ...field })) }),
    ...(nextStep !== undefined && { nextStep }),
    ...(report !== undefined && { report }),
  });
}

function build(
  code: ErrorCode,
  detail: string,
  correlationId: string,
  more: Partial<Pick<Problem, 'fields' | 'nextStep' | 'report'>>,
): Problem {
  const { status } = errorCodes[code];
  const title = titles[status] ?? 'An error of the server';
  return { type: `urn:assay:problem:${code}`, title, status, detail, code, correlationId, ...more };
}
