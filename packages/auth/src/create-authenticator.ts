import { AppError } from '@assay/contracts';
import type { Accounts } from './accounts/accounts';
import type { ApiKeyAuthenticator } from './api-key-authenticator';
import { identifyUser } from './identify-user';
import type { FindMembership, Identity } from './identity';

type AuthenticatorDeps = {
  readonly apiKeys: ApiKeyAuthenticator;
  readonly accounts: Pick<Accounts, 'findSession'>;
  readonly findMembership: FindMembership;
};

/**
 * Tells who is asking from a request's headers: an `Authorization` header is an API key, whatever cookies there are;
 * without one, the session cookie counts.
 *
 * @throws {AppError} `auth.required` with neither; `auth.invalid_credentials` for a key not in force; `auth.forbidden`
 * for an account without a workspace
 */
export type Authenticate = (headers: Headers) => Promise<Identity>;

export function createAuthenticator({ apiKeys, accounts, findMembership }: AuthenticatorDeps): Authenticate {
  return async (headers) => {
    const authorization = headers.get('authorization');
    if (authorization !== null) {
      return { actor: await apiKeys.authenticate(authorization), user: null, setCookies: [] };
    }
    const signedIn = headers.has('cookie') ? await accounts.findSession(headers) : undefined;
    if (signedIn === undefined) throw required();
    return await identifyUser(signedIn, findMembership);
  };
}

function required(): AppError {
  return new AppError('auth.required', 'This needs a session or an API key.', {
    nextStep: 'Sign in, or send the header "Authorization: Bearer assay_…"; an admin makes keys under Settings.',
  });
}
