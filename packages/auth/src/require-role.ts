import { type Actor, AppError, type Role, roleIncludes } from '@assay/contracts';

/**
 * Lets only actors pass whose role includes what `role` may do.
 *
 * @throws {AppError} auth.forbidden, naming the role there is and the one it takes
 */
export function requireRole(actor: Actor, role: Role): void {
  if (roleIncludes(actor.role, role)) return;
  const nextStep = `Ask an admin of the workspace for the role ${role}.`;
  throw new AppError('auth.forbidden', `This takes the role ${role}; you have the role ${actor.role}.`, { nextStep });
}
