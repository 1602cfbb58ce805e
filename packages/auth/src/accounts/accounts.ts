/** A person with an account. */
export type AccountUser = { readonly id: string; readonly name: string; readonly email: string };

/** Someone who has just signed in, or turned out to be signed in. */
export type SignedIn = {
  readonly user: AccountUser;
  /** The workspace the session was last in; null before the first choice. */
  readonly activeWorkspaceId: string | null;
  /** `Set-Cookie` headers the answer must carry. */
  readonly setCookies: readonly string[];
};

/** Accounts with e-mail and password, and their sessions. */
export type Accounts = {
  /** The account behind the session cookie; undefined when there is none in force, whatever the cookie holds. */
  readonly findSession: (headers: Headers) => Promise<SignedIn | undefined>;
  /** Makes an account and signs it in. @throws {AppError} `request.invalid` when e-mail or password is refused */
  readonly signUp: (input: NewAccount, headers: Headers) => Promise<SignedIn>;
  /** @throws {AppError} `auth.invalid_credentials`, the same for an unknown e-mail and a wrong password */
  readonly signIn: (input: Credentials, headers: Headers) => Promise<SignedIn>;
  /** Ends the session, if there is one. @returns `Set-Cookie` headers that clear its cookie */
  readonly signOut: (headers: Headers) => Promise<readonly string[]>;
};

export type Credentials = { readonly email: string; readonly password: string };
export type NewAccount = Credentials & { readonly name: string };
