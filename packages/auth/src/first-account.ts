import { AppError, type CreateFirstAccount } from '@assay/contracts';
import type { Accounts, SignedIn } from './accounts/accounts';
import { hashSetupToken } from './accounts/setup-link';

/** Makes the first account in one transaction. */
export type FirstAccountStore = {
  /**
   * Uses up the link and makes the account `work` answers an admin of the workspace, all of it or nothing.
   *
   * @returns undefined when the link is not in force, or there is an account already
   */
  readonly useSetupLink: <Made extends { readonly user: { readonly id: string } }>(
    tokenHash: string,
    work: (tables: object) => Promise<Made>,
  ) => Promise<Made | undefined>;
};

type FirstAccountDeps = {
  readonly store: FirstAccountStore;
  /** Accounts whose writes belong to the transaction of `tables`. */
  readonly accountsOn: (tables: object) => Pick<Accounts, 'signUp'>;
};

/** Makes the first account and signs it in. */
export type MakeFirstAccount = (input: CreateFirstAccount, headers: Headers) => Promise<SignedIn>;

/**
 * The first account, made by whoever holds the one-time link. Of several uses of one link at once, one succeeds; a use
 * that fails leaves the link in force.
 *
 * @throws {AppError} `auth.setup_link_invalid`; `request.invalid` when e-mail or password is refused
 */
export function createFirstAccountMaker({ store, accountsOn }: FirstAccountDeps): MakeFirstAccount {
  return async ({ token, ...account }, headers) => {
    const made = await store.useSetupLink(hashSetupToken(token), (tables) =>
      accountsOn(tables).signUp(account, headers),
    );
    if (made !== undefined) return made;
    throw new AppError('auth.setup_link_invalid', 'This link is wrong, was used already or has expired.', {
      nextStep: 'Sign in if there is an account; otherwise start Assay again and open the new link it prints.',
    });
  };
}
