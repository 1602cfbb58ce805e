/** The vocabulary subword tokens come from, as metadata names it. */
export const subwordVocabulary = 'o200k_base (gpt-tokenizer 4.0.0)';

/** The numbers of a text's subword tokens, in order. */
export type SubwordEncoder = (text: string) => number[];

/** Longer runs without a break are cut, since merging takes time with the square of a run; no word is that long. */
const longRun = /\p{L}{100}|\s{100}|[^\p{L}\s]{100}/gu;

/**
 * Loads a fixed byte-pair vocabulary, on first use a few hundred milliseconds.
 *
 * @returns an encoder that takes every text as it is, names of control tokens included; runs of more than 100 letters, spaces
 * or other characters are encoded in pieces
 */
export async function loadSubwordEncoder(): Promise<SubwordEncoder> {
  const { encode } = await import('gpt-tokenizer/encoding/o200k_base');
  const asPlainText = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };
  return (text) => piecesOf(text).flatMap((piece) => encode(piece, asPlainText));
}

function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { index, 0: run } of text.matchAll(longRun)) {
    pieces.push(text.slice(start, index + run.length));
    start = index + run.length;
  }
  return [...pieces, text.slice(start)];
}
