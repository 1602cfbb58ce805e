import type { ErrorCode } from '@assay/contracts';
import { AttemptFailure } from './failure';

type Refusal = {
  readonly host: string;
  readonly status: number;
  readonly location: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly bodyExcerpt: string;
};

/** The failure a status outside 200 to 299 stands for. */
export function statusFailure({ host, status, location, retryAfterMs, bodyExcerpt }: Refusal): AttemptFailure {
  const more = { httpStatus: status, retryAfterMs, bodyExcerpt };
  if (status >= 300 && status < 400) {
    const target = location === undefined ? '' : ` to ${location.split('?')[0]}`;
    const message = `${host} answered with a redirect${target} (HTTP ${status}), which is not followed.`;
    return new AttemptFailure('agent.refused_request', message, { ...more, nextStep: 'Use the final address.' });
  }
  return new AttemptFailure(codeFor(status), `${host} ${wordsFor(status)} (HTTP ${status}).`, more);
}

function codeFor(status: number): ErrorCode {
  if (status === 408) return 'agent.timeout';
  if (status === 429) return 'agent.rate_limited';
  return status >= 500 ? 'agent.server_error' : 'agent.refused_request';
}

function wordsFor(status: number): string {
  if (status === 401 || status === 403) return 'did not accept the credential';
  if (status === 404) return 'has nothing at this address';
  if (status === 408) return 'gave up waiting for the request';
  if (status === 429) return 'is asked too often';
  return status >= 500 ? 'failed' : 'refused the request';
}
