import { createPairIds, type PairIds } from './pair-ids';

/**
 * For each order from 1 up, how often each n-gram occurs: the count of n-gram `id` at index `id`. Ids are the same for every
 * text counted; one beyond the end does not occur.
 */
export type NgramCounts = readonly Uint32Array[];

/**
 * Counts n-grams of several texts so that they can be compared.
 *
 * An n-gram is known by the id of its first n − 1 tokens and the id of its last, so that no texts are joined and time is linear.
 *
 * @param maxOrder - longest run counted; integer >= 0
 */
export function createNgramCounter(maxOrder: number): (tokens: readonly string[]) => NgramCounts {
  const tokenIds = new Map<string, number>();
  const longer = Array.from({ length: Math.max(0, maxOrder - 1) }, createPairIds);
  return (tokens) => {
    if (maxOrder === 0) return [];
    const last = Uint32Array.from(tokens, (token) => idOfToken(tokenIds, token));
    let grams = last;
    const singles = tally(grams, tokenIds.size);
    const runs = longer.map((ids) => {
      grams = longerGrams(grams, last, ids);
      return tally(grams, ids.size());
    });
    return [singles, ...runs];
  };
}

/** How many n-grams of one order two texts share, each as often as the text that has fewer of it. */
export function countSharedGrams(left: Uint32Array, right: Uint32Array): number {
  let shared = 0;
  for (let id = Math.min(left.length, right.length) - 1; id >= 0; id--) {
    shared += Math.min(left[id] ?? 0, right[id] ?? 0);
  }
  return shared;
}

/** Ids of the runs one token longer; `grams[i]` starts at token i. */
function longerGrams(grams: Uint32Array, tokens: Uint32Array, ids: PairIds): Uint32Array<ArrayBuffer> {
  const added = tokens.length - grams.length + 1;
  const result = new Uint32Array(Math.max(0, grams.length - 1));
  for (let start = 0; start < result.length; start++) {
    result[start] = ids.idOf(grams[start] ?? 0, tokens[start + added] ?? 0);
  }
  return result;
}

function idOfToken(ids: Map<string, number>, token: string): number {
  const known = ids.get(token);
  if (known !== undefined) return known;
  ids.set(token, ids.size);
  return ids.size - 1;
}

function tally(grams: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const gram of grams) counts[gram] = (counts[gram] ?? 0) + 1;
  return counts;
}
