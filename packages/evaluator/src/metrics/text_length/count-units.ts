import { segmentsOf } from '../../text/segments';
import { loadSubwordEncoder } from '../../text/subword-tokens';

/** What a text's length can be counted in. */
export const lengthUnits = ['characters', 'words', 'tokens', 'sentences'] as const;

/** One of {@link lengthUnits}. */
export type LengthUnit = (typeof lengthUnits)[number];

const counters: Readonly<Record<LengthUnit, (text: string) => number | Promise<number>>> = {
  characters: countCodePoints,
  words: (text) => countSegments(text, 'word'),
  tokens: async (text) => (await loadSubwordEncoder())(text).length,
  sentences: (text) => countSegments(text, 'sentence'),
};

/**
 * The length of a text: characters are Unicode code points, words and sentences those of Unicode's rules, tokens those of a
 * fixed subword vocabulary.
 *
 * @see Unicode Standard Annex 29, Text Segmentation
 */
export async function countUnits(text: string, unit: LengthUnit): Promise<number> {
  return counters[unit](text);
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Marks and spaces between words are no words, blank lines no sentences. */
function countSegments(text: string, granularity: 'word' | 'sentence'): number {
  let count = 0;
  for (const segment of segmentsOf(text, granularity)) {
    if (granularity === 'word' ? segment.isWordLike : hasWord.test(segment.text)) count++;
  }
  return count;
}

const hasWord = /[\p{L}\p{N}]/u;
