/** Above any number of distinct n-grams, so that a pair of ids fits into one exact number. */
const idSpace = 2 ** 26;

/** For each order from 1 up, how often each n-gram occurs, by an id that is the same for every text counted. */
export type NgramCounts = readonly ReadonlyMap<number, number>[];

/**
 * Counts n-grams of several texts so that they can be compared.
 *
 * An n-gram is known by the id of its first n − 1 tokens and the id of its last, so that no texts are joined and time is linear.
 *
 * @param maxOrder - longest run counted; integer >= 1
 */
export function createNgramCounter(maxOrder: number): (tokens: readonly string[]) => NgramCounts {
  const tokenIds = new Map<string, number>();
  const pairIds = Array.from({ length: maxOrder }, () => new Map<number, number>());
  return (tokens) => {
    const last = tokens.map((token) => idOf(tokenIds, token));
    let grams = last;
    return pairIds.map((ids, index) => {
      if (index > 0) grams = longerGrams(grams, last, ids);
      return tally(grams);
    });
  };
}

/** Ids of the runs one token longer; `grams[i]` starts at token i. */
function longerGrams(grams: readonly number[], tokens: readonly number[], ids: Map<number, number>): number[] {
  const added = tokens.length - grams.length + 1;
  return grams.slice(0, -1).map((gram, start) => idOf(ids, gram * idSpace + (tokens[start + added] ?? 0)));
}

function idOf<Key>(ids: Map<Key, number>, key: Key): number {
  const known = ids.get(key);
  if (known !== undefined) return known;
  ids.set(key, ids.size);
  return ids.size - 1;
}

function tally(grams: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}
