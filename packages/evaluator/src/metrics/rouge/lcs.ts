const wordBits = 32;
const twoTo32 = 2 ** wordBits;

/** For one token: the machine words of the other text it occurs in, ascending, and its bits there. */
type Occurrences = { readonly words: number[]; readonly bits: number[] };

/**
 * Length of the longest common subsequence of two token lists, 32 tokens at a time.
 *
 * @see Hyyrö (2004), Bit-parallel LCS-length computation revisited
 */
export function lcsLength(left: readonly string[], right: readonly string[]): number {
  if (right.length <= wordBits) return shortLcsLength(left, right);
  const row = emptyRow(right.length);
  const occurrences = occurrencesOf(right);
  for (const token of left) advance(row, occurrences.get(token));
  return clearBits(row, right.length);
}

/** The same where one text fits into a machine word. */
function shortLcsLength(left: readonly string[], right: readonly string[]): number {
  const masks = new Map<string, number>();
  for (const [index, token] of right.entries()) masks.set(token, (masks.get(token) ?? 0) | (1 << index));
  let row = -1;
  for (const token of left) {
    const mask = masks.get(token);
    if (mask !== undefined) row = (row + (row & mask)) | (row & ~mask);
  }
  return right.length - popCount(right.length === wordBits ? row : row & ((1 << right.length) - 1));
}

/** The table of common-subsequence lengths, one row of bits per prefix of `left`: bit j of a row is 0 where the length grows at token j of `right`. */
export function lcsRows(left: readonly string[], right: readonly string[]): readonly Uint32Array[] {
  const row = emptyRow(right.length);
  const occurrences = occurrencesOf(right);
  const rows = [row.slice()];
  for (const token of left) {
    advance(row, occurrences.get(token));
    rows.push(row.slice());
  }
  return rows;
}

/** Number of 0 bits among the first `length` bits: the length of the common subsequence up to there. */
export function clearBits(row: Uint32Array, length: number): number {
  let ones = 0;
  const full = Math.floor(length / wordBits);
  for (let index = 0; index < full; index++) ones += popCount(row[index] ?? 0);
  const rest = length % wordBits;
  if (rest > 0) ones += popCount((row[full] ?? 0) & (2 ** rest - 1));
  return length - ones;
}

/** True where the length does not grow at token `index`. */
export function isSet(row: Uint32Array, index: number): boolean {
  return (((row[Math.floor(index / wordBits)] ?? 0) >>> (index % wordBits)) & 1) === 1;
}

function emptyRow(length: number): Uint32Array {
  return new Uint32Array(Math.ceil(length / wordBits)).fill(twoTo32 - 1);
}

function occurrencesOf(tokens: readonly string[]): Map<string, Occurrences> {
  const all = new Map<string, Occurrences>();
  for (const [index, token] of tokens.entries()) {
    const { words, bits } = all.get(token) ?? { words: [], bits: [] };
    const [word, bit] = [Math.floor(index / wordBits), (1 << (index % wordBits)) >>> 0];
    if (words.at(-1) === word) bits[bits.length - 1] = ((bits.at(-1) ?? 0) | bit) >>> 0;
    else {
      words.push(word);
      bits.push(bit);
    }
    all.set(token, { words, bits });
  }
  return all;
}

/** One step of V ← (V + (V ∧ M)) ∨ (V ∧ ¬M); machine words without an occurrence change only while a carry runs through them. */
function advance(row: Uint32Array, occurrences: Occurrences | undefined): void {
  if (occurrences === undefined) return;
  const { words, bits } = occurrences;
  let carry = 0;
  let next = 0;
  let word = words[0] ?? row.length;
  while (word < row.length) {
    const mask = words[next] === word ? (bits[next++] ?? 0) : 0;
    const value = row[word] ?? 0;
    const sum = value + ((value & mask) >>> 0) + carry;
    row[word] = (sum % twoTo32) | (value & ~mask);
    carry = sum >= twoTo32 ? 1 : 0;
    word = carry === 1 ? word + 1 : (words[next] ?? row.length);
  }
}

function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
