import { type Problem, problemSchema } from '@assay/contracts';

/** A request that failed, as the API (or, where it was not reached, the browser) explains it. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';

  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(problem.detail, options);
  }
}

/** A problem in a line: what is wrong and what to do next. */
export function sayProblem({ detail, nextStep }: Pick<Problem, 'detail' | 'nextStep'>): string {
  return nextStep ? `${detail} ${nextStep}` : detail;
}

/** The code of a request that got no answer; the one code the API itself never gives. */
const unreachableCode = 'network.unreachable';

/** Whether the server gave no answer at all: it restarts, or the network is gone. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === unreachableCode;
}

/** The problem of a request that got no answer. */
export function unreachable(cause: unknown): ApiProblem {
  const problem = {
    type: 'about:blank',
    title: 'No connection to Assay',
    status: 0,
    detail: 'The server did not answer.',
    code: unreachableCode,
    correlationId: '',
    nextStep: 'Check that Assay is running and that you are online; nothing you entered is lost.',
  };
  return new ApiProblem(problem, { cause });
}

/** Reads the problem out of an answer that is not a success, whoever sent it (a proxy answers without our shape). */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = problemSchema.safeParse(body);
  if (parsed.success) return new ApiProblem(parsed.data);
  return new ApiProblem({
    type: 'about:blank',
    title: 'The server could not answer',
    status: response.status,
    detail: `It answered with status ${response.status} and no explanation.`,
    code: 'internal.unexpected',
    correlationId: response.headers.get('x-correlation-id') ?? '',
    nextStep: 'Try again; if it stays so, look into the server’s log.',
  });
}
