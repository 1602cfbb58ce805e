import { foldCase } from '../../text/fold-case';
import { sharedNgrams } from '../../text/ngrams';
import { fullOverlap, noOverlap, type Overlap, toOverlap } from '../../text/overlap';
import type { SubwordEncoder } from '../../text/subword-tokens';
import { normalizeUnicode, type UnicodeNormalization } from '../../text/unicode-normalization';
import { isSpace, splitOnSpaces } from '../../text/whitespace';
import { squadNormalForm } from './squad';
import { type StopwordLanguage, withoutStopwords } from './stopwords';

/** How two texts are cut into tokens and compared. */
export type TokenRules = {
  readonly tokenization: 'word' | 'character' | 'subword';
  readonly ngram: number;
  readonly stopwords: StopwordLanguage;
  readonly normalization: 'squad' | 'plain';
  readonly caseSensitive: boolean;
  readonly keepSpaces: boolean;
  readonly unicodeNormalization: UnicodeNormalization;
  /** There for subword tokens. */
  readonly encode?: SubwordEncoder | undefined;
};

/** Multiset overlap of the n-grams of two texts. Two texts without tokens agree fully; so do identical texts shorter than n. */
export function tokenOverlap(output: string, reference: string, rules: TokenRules): Overlap {
  const [got, want] = filterStopwords(wordsOf(output, rules), wordsOf(reference, rules), rules.stopwords);
  const gotTokens = tokensOf(got, rules);
  const wantTokens = tokensOf(want, rules);
  if (gotTokens.length < rules.ngram || wantTokens.length < rules.ngram) return overlapOfShort(gotTokens, wantTokens);
  const shared = sharedNgrams(gotTokens, wantTokens, rules.ngram);
  return toOverlap(shared, gotTokens.length - rules.ngram + 1, wantTokens.length - rules.ngram + 1);
}

function overlapOfShort(got: readonly string[], want: readonly string[]): Overlap {
  const isEqual = got.length === want.length && got.every((token, index) => token === want[index]);
  return isEqual ? fullOverlap : noOverlap;
}

/** The normal form as words and the spaces between them, so that leaving words out keeps the rest in place. */
function wordsOf(text: string, rules: TokenRules): string {
  const normal = normalizeUnicode(text, rules.unicodeNormalization);
  if (rules.normalization === 'squad') return squadNormalForm(normal);
  return rules.caseSensitive ? normal : foldCase(normal);
}

/** If nothing would be left of either side, both are compared unfiltered. */
function filterStopwords(got: string, want: string, language: StopwordLanguage): [string, string] {
  if (language === 'none') return [got, want];
  const filtered: [string, string] = [withoutStopwords(got, language), withoutStopwords(want, language)];
  return filtered.includes('') ? [got, want] : filtered;
}

function tokensOf(text: string, { tokenization, keepSpaces, encode }: TokenRules): readonly string[] {
  if (encode !== undefined) return subwordsOf(text, encode);
  if (tokenization === 'word') return splitOnSpaces(text);
  const characters = Array.from(text);
  return keepSpaces ? characters : characters.filter((character) => !isSpace(character));
}

/** Every word with a blank before it, as inside a sentence, so that the first word of a text is no other than the same word later. */
function subwordsOf(text: string, encode: SubwordEncoder): readonly string[] {
  return splitOnSpaces(text).flatMap((word) => encode(` ${word}`).map(String));
}
