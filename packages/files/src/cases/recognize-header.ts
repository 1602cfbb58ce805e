import { headerAliases, type NamedRole } from './header-aliases';
import { normalizeHeader } from './header-text';

/** What a header means by its name alone. */
export type RecognizedHeader = {
  readonly role: NamedRole;
  /** Place of the name among the role's names; lower is preferred. */
  readonly rank: number;
};

const byName = new Map<string, RecognizedHeader>();
for (const [role, names] of Object.entries(headerAliases)) {
  // Object.entries widens the keys of the table to string.
  names.forEach((name, rank) => void byName.set(name, { role: role as NamedRole, rank }));
}

/** Roles that several columns can have: `answer`, `answer_2`, `answer 3`. */
export const numberedRoles: ReadonlySet<NamedRole> = new Set<NamedRole>(['answer', 'context']);

/** The role a header names in one of the known languages, with or without a number where several may stand. */
export function recognizeHeader(header: string): RecognizedHeader | undefined {
  const name = normalizeHeader(header);
  const exact = byName.get(name);
  if (exact) return exact;
  const base = name.replace(/\s*\d+$/, '');
  const numbered = byName.get(base);
  return numbered && numberedRoles.has(numbered.role) ? numbered : undefined;
}
