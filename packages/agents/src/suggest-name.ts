import { nearestName } from '@assay/evaluator';

/** ` Did you mean "…"?` with the known name closest to a mistyped one, or nothing when none is known. */
export function suggestName(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
