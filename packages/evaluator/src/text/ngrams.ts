/** Separator that no token of ours contains. */
const joint = '\u0000';

/** How many runs of `order` neighbouring tokens two texts share: each counts as often as the text that has fewer of it. */
export function sharedNgrams(left: readonly string[], right: readonly string[], order: number): number {
  const remaining = countNgrams(right, order);
  let shared = 0;
  for (let start = 0; start + order <= left.length; start++) {
    const ngram = ngramAt(left, start, order);
    const count = remaining.get(ngram) ?? 0;
    if (count === 0) continue;
    remaining.set(ngram, count - 1);
    shared += 1;
  }
  return shared;
}

function countNgrams(tokens: readonly string[], order: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let start = 0; start + order <= tokens.length; start++) {
    const ngram = ngramAt(tokens, start, order);
    counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
  }
  return counts;
}

function ngramAt(tokens: readonly string[], start: number, order: number): string {
  let ngram = tokens[start] ?? '';
  for (let next = start + 1; next < start + order; next += 1) ngram += joint + tokens[next];
  return ngram;
}
