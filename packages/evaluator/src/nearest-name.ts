import { distance } from 'fastest-levenshtein';

/** The known name closest to a mistyped one, ignoring case, or undefined when there is none to choose from. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const candidateDistance = distance(wanted, candidate.toLowerCase());
    if (best === undefined || candidateDistance < best.distance)
      best = { name: candidate, distance: candidateDistance };
  }
  return best?.name;
}
