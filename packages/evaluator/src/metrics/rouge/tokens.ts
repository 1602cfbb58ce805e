import { foldCase } from '../../text/fold-case';
import { remembering } from '../../text/remembering';
import { porterStem } from './porter-stem';

/** How text is cut into words. */
export type RougeTokenRules = { readonly tokenizer: 'unicode' | 'ascii'; readonly stemmer: boolean };

const asciiWord = /[a-z0-9]+/g;
const isAsciiWord = /^[a-z0-9]+$/;
/** One character of a script written without spaces, with its marks, or a run of letters, marks and digits of the others. */
const unicodeWord =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+/gu;

/** Shorter words keep their ending. */
const shortestStemmed = 4;

const readers = {
  ascii: remembering((text): readonly string[] => text.toLowerCase().match(asciiWord) ?? []),
  unicode: remembering((text): readonly string[] => foldCase(text).match(unicodeWord) ?? []),
} as const;

/** The words of a text in lower case, stemmed if asked for. */
export function rougeTokens(text: string, { tokenizer, stemmer }: RougeTokenRules): readonly string[] {
  const words = readers[tokenizer](text);
  return stemmer ? words.map(stemOf) : words;
}

function stemOf(word: string): string {
  return word.length >= shortestStemmed && isAsciiWord.test(word) ? porterStem(word) : word;
}
