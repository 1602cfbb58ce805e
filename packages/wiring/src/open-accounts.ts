import {
  type Authenticate,
  createAccounts,
  createApiKeyAuthenticator,
  createAuthenticator,
  createFirstAccountMaker,
  createSignInThrottle,
  type Identity,
  identifyUser,
} from '@assay/auth';
import type { CreateFirstAccount, SignIn } from '@assay/contracts';
import type { createDatabase, createSystemRepository } from '@assay/db';
import { deriveSecret, type Logger } from '@assay/runtime';
import type { EngineEnv } from './engine-env-schema';

type Parts = {
  readonly database: ReturnType<typeof createDatabase>;
  readonly system: ReturnType<typeof createSystemRepository>;
  readonly logger: Logger;
};

/** Who may come in: accounts and API keys, on the database. */
export type OpenedAccounts = {
  readonly authenticate: Authenticate;
  readonly hasAccounts: () => Promise<boolean>;
  /** @throws {AppError} `auth.setup_link_invalid`, `request.invalid` */
  readonly makeFirst: (input: CreateFirstAccount, headers: Headers) => Promise<Identity>;
  /** @throws {AppError} `auth.invalid_credentials`, `request.rate_limited` */
  readonly signIn: (input: SignIn, headers: Headers) => Promise<Identity>;
  /** @returns `Set-Cookie` headers that clear the session's cookie */
  readonly signOut: (headers: Headers) => Promise<readonly string[]>;
  readonly workspaceName: (workspaceId: string) => Promise<string>;
};

/** Opens accounts and API keys on the database the environment names. */
export function openAccounts(env: EngineEnv, { database, system, logger }: Parts): OpenedAccounts {
  const secret = deriveSecret(env.ASSAY_SECRET_KEY, 'sessions');
  const publicUrl = env.ASSAY_PUBLIC_URL;
  const onError = (message: string, details: readonly unknown[]) => logger.error({ details }, message);
  const accountsOn = (tables: object) => createAccounts({ tables, secret, publicUrl, onError });
  const accounts = accountsOn(database.prisma);
  const apiKeys = createApiKeyAuthenticator({
    findByHash: system.findApiKeyByHash,
    touch: system.touchApiKey,
    now: () => new Date(),
  });
  const { findMembership, hasAccounts, workspaceName } = system;
  const makeFirst = createFirstAccountMaker({ store: system, accountsOn });
  const throttle = createSignInThrottle();
  return {
    authenticate: createAuthenticator({ apiKeys, accounts, findMembership }),
    hasAccounts,
    workspaceName,
    makeFirst: async (input, headers) => identifyUser(await makeFirst(input, headers), findMembership),
    signIn: async (input, headers) => {
      const signedIn = await throttle.guard(input.email, () => accounts.signIn(input, headers));
      return await identifyUser(signedIn, findMembership);
    },
    signOut: accounts.signOut,
  };
}
