'use client';

import { type Role, roleIncludes } from '@assay/contracts';
import { useViewer } from './viewer-context';

/**
 * Why the one who looks may not do what takes the role `needed`, for the `disabledReason` of a control; undefined when
 * they may.
 */
export function useMissingRole(needed: Role): string | undefined {
  const { role } = useViewer();
  if (roleIncludes(role, needed)) return undefined;
  return `This takes the role ${needed}, and yours is ${role}. Ask an admin.`;
}
