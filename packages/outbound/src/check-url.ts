import { isIP } from 'node:net';
import { AppError } from '@assay/contracts';
import { refusalOf } from './check-address';
import { bareHost, type HostPolicy, isNamedHost } from './host-policy';

/**
 * The parsed address of a call, checked as far as that goes without asking DNS.
 *
 * @throws {AppError} agent.host_refused for another scheme than http and https, for a user name or password in the
 * address, and for an IP address the policy does not allow
 */
export function checkUrl(text: string, policy: HostPolicy): URL {
  if (!URL.canParse(text)) throw refused('The address of the call is not a URL.', 'Write it as https://host/path.');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw refused(`${url.protocol}// cannot be called.`, 'Use an address with http:// or https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw refused(`The address at ${url.host} holds a user name or password.`, 'Put it into a credential.');
  }
  const host = bareHost(url);
  if (isIP(host) === 0 || isNamedHost(url, policy)) return url;
  const refusal = refusalOf(host, policy);
  if (refusal !== undefined) throw hostRefused(host, refusal);
  return url;
}

/** The error for a host whose address the policy does not allow. */
export function hostRefused(host: string, refusal: string): AppError {
  return refused(
    `${host} may not be called: it ${refusal}.`,
    'An operator can allow it by naming it as an allowed host.',
  );
}

function refused(message: string, nextStep: string): AppError {
  return new AppError('agent.host_refused', message, { nextStep });
}
