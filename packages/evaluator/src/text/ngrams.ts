/** Separator that no token of ours contains. */
const joint = '\u0000';

/** How often each run of `order` neighbouring tokens occurs. */
export function countNgrams(tokens: readonly string[], order: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let start = 0; start + order <= tokens.length; start++) {
    const ngram = order === 1 ? (tokens[start] ?? '') : tokens.slice(start, start + order).join(joint);
    counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
  }
  return counts;
}

/** Size of the multiset intersection: each n-gram counts as often as the side that has fewer of it. */
export function countShared(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [ngram, count] of left) shared += Math.min(count, right.get(ngram) ?? 0);
  return shared;
}
