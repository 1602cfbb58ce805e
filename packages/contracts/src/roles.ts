import { z } from 'zod';

/** Workspace roles, weakest first; each may do what those before it may. */
export const roleSchema = z.enum(['viewer', 'reviewer', 'editor', 'admin']);
export type Role = z.infer<typeof roleSchema>;

/** Whether `role` includes what `needed` may do. */
export function roleIncludes(role: Role, needed: Role): boolean {
  return roleSchema.options.indexOf(role) >= roleSchema.options.indexOf(needed);
}

/** Who is asking: the workspace every query is scoped to, and who acts in it. */
export type Actor = {
  readonly workspaceId: string;
  readonly role: Role;
  /** User id or `api-key:<id>` or `system`; what the audit trail names. */
  readonly id: string;
};
