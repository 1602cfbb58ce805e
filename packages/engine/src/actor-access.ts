import { requireRole } from '@assay/auth';
import type { Actor, Role } from '@assay/contracts';
import type { Repositories, RepositoriesFor } from '@assay/db';

/** What a person or key may reach: the repositories of their workspace, in their name. */
export type Access = Repositories & { readonly workspaceId: string };

/** Opens a workspace to an actor whose role includes the one needed. */
export type OpenFor = (actor: Actor, needed: Role) => Access;

/** Checks the role before any repository is in hand. The function made throws {AppError} `auth.forbidden`. */
export function createAccess(repositoriesFor: RepositoriesFor): OpenFor {
  return (actor, needed) => {
    requireRole(actor, needed);
    const { workspaceId, id } = actor;
    return { ...repositoriesFor({ workspaceId, actorId: id }), workspaceId };
  };
}
