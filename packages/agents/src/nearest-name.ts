import { closest } from 'fastest-levenshtein';

/** ` Did you mean "…"?` with the known name closest to a mistyped one, or nothing when none is known. */
export function nearestName(name: string, known: readonly string[]): string {
  return known.length === 0 ? '' : ` Did you mean "${closest(name, known)}"?`;
}
