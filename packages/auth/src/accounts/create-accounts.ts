import { betterAuth } from 'better-auth';
import { type AccountsSettings, accountOptions } from './account-options';
import { isRefusal, refuseNewAccount, refuseSignIn } from './account-refusals';
import type { Accounts, AccountUser } from './accounts';

/**
 * Accounts on the account library. Failures of the database reach the caller as they are; what a visitor sent can only
 * be refused.
 */
export function createAccounts(settings: AccountsSettings): Accounts {
  const { api } = betterAuth(accountOptions(settings));
  return {
    findSession: async (headers) => {
      const query = { disableRefresh: !reachesBrowser(headers) };
      const found = await api.getSession({ headers, query, returnHeaders: true }).catch(refusedAsNothing);
      if (!found?.response) return;
      const { user, session } = found.response;
      const { activeWorkspaceId } = session;
      return { user: pick(user), activeWorkspaceId: activeWorkspaceId ?? null, setCookies: cookiesOf(found.headers) };
    },
    signUp: async (body, headers) => {
      const made = await api.signUpEmail({ body, headers, returnHeaders: true }).catch(refuseNewAccount);
      return { user: pick(made.response.user), activeWorkspaceId: null, setCookies: cookiesOf(made.headers) };
    },
    signIn: async (body, headers) => {
      const found = await api.signInEmail({ body, headers, returnHeaders: true }).catch(refuseSignIn);
      return { user: pick(found.response.user), activeWorkspaceId: null, setCookies: cookiesOf(found.headers) };
    },
    signOut: async (headers) => {
      const ended = await api.signOut({ headers, returnHeaders: true });
      return cookiesOf(ended.headers);
    },
  };
}

/**
 * Whether the answer goes to a browser. A page made on the server asks with the visitor's cookie alone, and a session
 * renewed there would leave the browser with the old cookie.
 */
function reachesBrowser(headers: Headers): boolean {
  return headers.has('user-agent');
}

function pick({ id, name, email }: AccountUser): AccountUser {
  return { id, name, email };
}

function cookiesOf(headers: Headers): readonly string[] {
  return headers.getSetCookie();
}

function refusedAsNothing(error: unknown): undefined {
  if (!isRefusal(error)) throw causeOf(error);
}

/** The library wraps what the database threw; what is out of reach is for the caller to know. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}
