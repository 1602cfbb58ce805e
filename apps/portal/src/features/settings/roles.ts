import { type Role, roleSchema } from '@assay/contracts';
import type { Option } from '../../ui/option';

const abilities: Readonly<Record<Role, string>> = {
  viewer: 'read everything',
  reviewer: 'read and review',
  editor: 'read, review, create, change and run',
  admin: 'do everything, with API keys, credentials and settings',
};

/** What a role may do, in half a sentence. */
export function describeRole(role: Role): string {
  return abilities[role];
}

/** The roles to choose from, weakest first. */
export const roleOptions: readonly Option[] = roleSchema.options.map((role) => ({
  value: role,
  label: role,
  description: describeRole(role),
}));
