import type { Actor, Role } from '@assay/contracts';
import type { AccountUser } from './accounts/accounts';

/** Who is asking. */
export type Identity = {
  readonly actor: Actor;
  /** The person; null for an API key. */
  readonly user: AccountUser | null;
  /** `Set-Cookie` headers the answer must carry: a session in use is renewed. */
  readonly setCookies: readonly string[];
};

/** A person's place in a workspace. */
export type Membership = { readonly workspaceId: string; readonly role: Role };

/** The person's membership in the preferred workspace, or the oldest one; undefined when there is none. */
export type FindMembership = (userId: string, preferred: string | null) => Promise<Membership | undefined>;
