import { foldCase } from './fold-case';
import { normalizeUnicode, type UnicodeNormalization } from './unicode-normalization';

/** What is ignored when one text is looked for in another. */
export type Preparation = { readonly caseSensitive: boolean; readonly unicodeNormalization: UnicodeNormalization };

/** The text in the chosen normal form, its case folded unless case matters. */
export function prepareText(text: string, { caseSensitive, unicodeNormalization }: Preparation): string {
  const normal = normalizeUnicode(text, unicodeNormalization);
  return caseSensitive ? normal : foldCase(normal);
}
