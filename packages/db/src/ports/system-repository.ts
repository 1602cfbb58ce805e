import type { Role, StoredApiKey } from '@assay/contracts';

/** The few reads and writes that come before a workspace is known. */
export type SystemRepository = {
  findApiKeyByHash(hash: string): Promise<StoredApiKey | undefined>;
  /** Records a use, at most once a minute for a key. */
  touchApiKey(id: string): Promise<void>;
  /** Finds the workspace by slug or makes it. */
  ensureWorkspace(slug: string, name: string): Promise<{ readonly id: string; readonly created: boolean }>;
  /** @throws {AppError} `execution.not_found` */
  workspaceOfExecution(executionId: string): Promise<string>;
  /** Name of a workspace that is there: an actor's. */
  workspaceName(workspaceId: string): Promise<string>;
  /** The person's membership in the preferred workspace, or the oldest; undefined when there is none. */
  findMembership(
    userId: string,
    preferred: string | null,
  ): Promise<{ readonly workspaceId: string; readonly role: Role } | undefined>;
  hasAccounts(): Promise<boolean>;
  /** Puts a one-time link in the place of the earlier one. @returns false, changing nothing, when there is an account */
  replaceSetupLink(link: { readonly hash: string; readonly expiresAt: Date }): Promise<boolean>;
  /**
   * Uses up the link and makes the account `work` answers an admin of the oldest workspace, in one transaction: when
   * anything fails, nothing has happened. `work` gets the account tables bound to that transaction.
   *
   * @returns undefined when the link is not in force, or there is an account already
   */
  useSetupLink<Made extends { readonly user: { readonly id: string } }>(
    tokenHash: string,
    work: (tables: object) => Promise<Made>,
  ): Promise<Made | undefined>;
};
