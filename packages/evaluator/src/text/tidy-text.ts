import { foldCase } from './fold-case';
import { normalizeUnicode, type UnicodeNormalization } from './unicode-normalization';
import { foldSpaces, trim } from './whitespace';

/** What is ignored when two texts are compared. */
export type TextRules = {
  readonly caseSensitive: boolean;
  readonly normalizeWhitespace: boolean;
  readonly trim: boolean;
  readonly trimTrailingPunctuation: boolean;
  readonly unicodeNormalization: UnicodeNormalization;
};

const closing = new Set('.,;:!?…。！？"\'”’»›」』');

/** The text with everything the rules ignore taken away, in the order Unicode, white space, trailing punctuation, ends, case. */
export function tidyText(text: string, rules: TextRules): string {
  let tidy = normalizeUnicode(text, rules.unicodeNormalization);
  if (rules.normalizeWhitespace) tidy = foldSpaces(tidy);
  if (rules.trim) tidy = trim(tidy);
  if (rules.trimTrailingPunctuation) tidy = trim(withoutTrailingPunctuation(tidy));
  return rules.caseSensitive ? tidy : foldCase(tidy);
}

function withoutTrailingPunctuation(text: string): string {
  const trimmed = trim(text);
  let end = trimmed.length;
  while (end > 0 && closing.has(trimmed.charAt(end - 1))) end--;
  return trimmed.slice(0, end);
}
