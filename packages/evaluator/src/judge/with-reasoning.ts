const longestReasoning = 2_000;

/** A finding followed by the judge's reasons, cut where they grow very long. */
export function withReasoning(finding: string, reasoning: string): string {
  if (reasoning === '') return finding;
  const shown = reasoning.length > longestReasoning ? `${reasoning.slice(0, longestReasoning)}…` : reasoning;
  return `${finding}: ${shown}`;
}
