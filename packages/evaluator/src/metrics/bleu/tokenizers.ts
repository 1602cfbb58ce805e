import { isSpace, splitOnSpaces, trim } from '../../text/whitespace';

/** Ways to cut text into words before BLEU compares them, named as in sacrebleu. */
export const bleuTokenizers = ['13a', 'char', 'intl', 'zh', 'none'] as const;

/** One of {@link bleuTokenizers}. */
export type BleuTokenizer = (typeof bleuTokenizers)[number];

type Replacement = readonly [pattern: RegExp, replacement: string];

/** Symbols stand alone; full stops and commas too unless between digits; a dash after a digit. */
const western: readonly Replacement[] = [
  [/([{-~[-` -&(-+:-@/])/gu, ' $1 '],
  [/([^0-9])([.,])/gu, '$1 $2 '],
  [/([.,])([^0-9])/gu, ' $1 $2'],
  [/([0-9])(-)/gu, '$1 $2 '],
];

/** Punctuation stands alone unless between digits; symbols always. */
const international: readonly Replacement[] = [
  [/(\P{N})(\p{P})/gu, '$1 $2 '],
  [/(\p{P})(\P{N})/gu, ' $1 $2'],
  [/(\p{S})/gu, ' $1 '],
];

/**
 * What the zh tokenizer sets apart. The first block is wide because sacrebleu's bounds "\u20000" and "\u2a6d6" are read as
 * U+2000 and U+2A6D followed by a digit, so general punctuation and arrows belong to it.
 */
const chinese =
  /[\u2001-\u2a6d\u2e80-\u2eff\u2f00-\u2fdf\u2ff0-\u303f\u3100-\u312f\u31a0-\u31bf\u31c0-\u31ef\u3200-\u33ff\u3400-\u4db5\u4e00-\u9fbb\uf900-\ufa2d\ufa30-\ufa6a\ufa70-\ufad9\ufe10-\ufe1f\ufe30-\ufe4f\uff00-\uffef]/gu;

const tokenizers: Readonly<Record<BleuTokenizer, (text: string) => string[]>> = {
  none: splitOnSpaces,
  char: (text) => Array.from(text).filter((character) => !isSpace(character)),
  intl: (text) => splitOnSpaces(replaceAll(text, international)),
  zh: (text) => splitOnSpaces(replaceAll(trim(text).replace(chinese, ' $& '), western)),
  '13a': westernTokens,
};

/** A word without symbols, full stops, commas and dashes, which every rule leaves as it is. */
const plainWord = /^[^!-&(-/:-@[-`{-~]+$/;
/** Such a word with a full stop or comma at its end, which always stands alone. */
const endedWord = /^[^!-&(-/:-@[-`{-~]+[.,]$/;

/** The rules look no further than one character, and blanks are all alike to them, so each word is cut by itself. */
function westernTokens(text: string): string[] {
  const tokens: string[] = [];
  for (const word of splitOnSpaces(withoutMarkup(text))) {
    if (plainWord.test(word)) tokens.push(word);
    else if (endedWord.test(word)) tokens.push(word.slice(0, -1), word.slice(-1));
    else for (const token of splitOnSpaces(replaceAll(` ${word} `, western))) tokens.push(token);
  }
  return tokens;
}

/**
 * The tokens of a text.
 *
 * @param text - without white space at its end
 * @see NIST mteval-v13a.pl and mteval-v14.pl, whose rules sacrebleu's tokenizers of the same names follow
 */
export function bleuTokens(text: string, tokenizer: BleuTokenizer): string[] {
  return tokenizers[tokenizer](text);
}

function replaceAll(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

function withoutMarkup(text: string): string {
  if (!/[<&\n]/.test(text)) return text;
  return text
    .replaceAll('<skipped>', '')
    .replaceAll('-\n', '')
    .replaceAll('\n', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}
