/** A reproducible source of randomness: the same seed gives the same draws on every machine. */
export type Random = {
  /** A number in [0, 1) with 32 random bits. */
  readonly next: () => number;
  /** An integer in [0, bound); `bound` is an integer in [1, 2^32]. */
  readonly below: (bound: number) => number;
};

const twoTo32 = 2 ** 32;
/** Draws thrown away so that similar seeds part ways; the number the generator's author recommends. */
const warmUpDraws = 12;

/**
 * A seeded random source (sfc32, a small fast counting generator with a period of at least 2^32).
 *
 * @param seed - any finite number, or any text such as an id
 * @throws {RangeError} if a numeric seed is not finite
 * @see Doty-Humphrey, PractRand, "sfc" generators
 */
export function createRandom(seed: number | string): Random {
  if (typeof seed === 'number' && !Number.isFinite(seed)) throw new RangeError(`seed must be finite, got ${seed}`);
  let [a, b, c] = stateOf(String(seed));
  let counter = 1;
  const draw = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let index = 0; index < warmUpDraws; index++) draw();
  const next = (): number => draw() / twoTo32;
  return { next, below: (bound) => Math.floor(next() * bound) };
}

/** Three words of state from a text: FNV-1a with three offsets, so that each word depends on every character. */
function stateOf(text: string): [number, number, number] {
  return [fnv1a(text, 0x811c9dc5), fnv1a(text, 0x01234567), fnv1a(text, 0x89abcdef)];
}

function fnv1a(text: string, offset: number): number {
  const prime = 0x01000193;
  let hash = offset | 0;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  return hash;
}
