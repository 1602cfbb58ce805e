/** The first verdict of those that more than half agree on; undefined when no more than half do. */
export function majorityVerdict<Verdict>(
  verdicts: readonly Verdict[],
  essence: (verdict: Verdict) => string,
): Verdict | undefined {
  const counts = new Map<string, number>();
  for (const verdict of verdicts) counts.set(essence(verdict), (counts.get(essence(verdict)) ?? 0) + 1);
  return verdicts.find((verdict) => (counts.get(essence(verdict)) ?? 0) * 2 > verdicts.length);
}
