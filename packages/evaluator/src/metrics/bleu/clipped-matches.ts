/** Multiplier of Fibonacci hashing: 2^32 divided by the golden ratio, odd. */
const hashFactor = 0x9e3779b1;
const free = -1;

/** The n-grams of one order in all texts, as numbers that are the same for the same n-gram. */
type Grams = {
  readonly order: number;
  /** By the place of its first token among the tokens of all texts. */
  readonly numbers: readonly number[];
};

/** Where a text begins and ends among the tokens of all texts. */
type Span = { readonly start: number; readonly end: number };

/**
 * For each order from 1 up, how many n-grams of the output its references have: each counts as often as in the reference
 * that has most of it.
 *
 * An n-gram is known by the number of its first n − 1 tokens and that of its last, so that no texts are joined and time
 * is linear in the tokens.
 *
 * @param maxOrder - longest run counted; integer >= 1
 * @see Papineni et al. (2002), section 2.1.1
 */
export function clippedMatches(
  output: readonly string[],
  references: readonly (readonly string[])[],
  maxOrder: number,
): number[] {
  const texts = [output, ...references];
  const spans = spansOf(texts);
  const tokens = numbered(texts);
  let grams: Grams = { order: 1, numbers: tokens };
  const matches = [matchesOf(grams, spans)];
  while (grams.order < maxOrder) {
    grams = longerGrams(grams, tokens, spans);
    matches.push(matchesOf(grams, spans));
  }
  return matches;
}

function spansOf(texts: readonly (readonly string[])[]): readonly Span[] {
  let end = 0;
  return texts.map(({ length }) => {
    end += length;
    return { start: end - length, end };
  });
}

/** The tokens of all texts as numbers from 0 up, the same for the same token. */
function numbered(texts: readonly (readonly string[])[]): readonly number[] {
  const known = new Map<string, number>();
  const numbers: number[] = [];
  for (const text of texts) {
    for (const token of text) {
      const number = known.get(token) ?? known.size;
      if (number === known.size) known.set(token, number);
      numbers.push(number);
    }
  }
  return numbers;
}

/** The runs one token longer. */
function longerGrams(shorter: Grams, tokens: readonly number[], spans: readonly Span[]): Grams {
  const order = shorter.order + 1;
  const numbers = new Array<number>(tokens.length).fill(0);
  const placeOf = createPlaces(shorter.numbers, tokens, order);
  let distinct = 0;
  for (const { start, end } of spans) {
    for (let place = start; place <= end - order; place += 1) {
      const first = placeOf(place);
      if (first === place) distinct += 1;
      numbers[place] = first === place ? distinct - 1 : (numbers[first] ?? 0);
    }
  }
  return { order, numbers };
}

/** Tells where the run that starts at a place was first seen; the place itself for a new one. A hash table of places. */
function createPlaces(heads: readonly number[], tokens: readonly number[], order: number): (place: number) => number {
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, tokens.length * 2))) - 1;
  const slots = new Array<number>(mask + 1).fill(free);
  return (place) => {
    const head = heads[place] ?? 0;
    const tail = tokens[place + order - 1] ?? 0;
    let slot = (Math.imul(Math.imul(head, hashFactor) ^ tail, hashFactor) >>> 0) & mask;
    for (;;) {
      const seen = slots[slot] ?? free;
      if (seen === free) {
        slots[slot] = place;
        return place;
      }
      if (heads[seen] === head && tokens[seen + order - 1] === tail) return seen;
      slot = (slot + 1) & mask;
    }
  };
}

/** Runs of the first text that the others have, each as often as in the text that has most of it. */
function matchesOf({ order, numbers }: Grams, [output, ...references]: readonly Span[]): number {
  if (output === undefined) return 0;
  const left = ceilings(order, numbers, references);
  let matches = 0;
  for (let place = output.start; place <= output.end - order; place += 1) {
    const gram = numbers[place] ?? 0;
    const remaining = left[gram] ?? 0;
    if (remaining > 0) {
      left[gram] = remaining - 1;
      matches += 1;
    }
  }
  return matches;
}

/** By number, how often the reference that has most of an n-gram has it. */
function ceilings(order: number, numbers: readonly number[], references: readonly Span[]): number[] {
  const [first, ...others] = references.map((span) => countIn(order, numbers, span));
  const most = first ?? [];
  for (const counts of others) {
    for (const [gram, count] of counts.entries()) most[gram] = Math.max(most[gram] ?? 0, count);
  }
  return most;
}

function countIn(order: number, numbers: readonly number[], { start, end }: Span): number[] {
  const counts = new Array<number>(numbers.length).fill(0);
  for (let place = start; place <= end - order; place += 1) {
    const gram = numbers[place] ?? 0;
    counts[gram] = (counts[gram] ?? 0) + 1;
  }
  return counts;
}
