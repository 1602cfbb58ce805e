const escaped = /_x([0-9A-Fa-f]{4})_/g;
// A code unit of a surrogate pair that stands alone, or U+0000: neither can be stored as UTF-8 text by a database.
const unstorable = /[\0\p{Cs}]/gu;
// Much faster, and enough for nearly every text: U+0000 or half of any pair.
const suspect = /[\0\uD800-\uDFFF]/;

/** Decodes the `_xHHHH_` escapes of a stored text: `_x000D_` is a carriage return, `_x005F_x000D_` the text `_x000D_`. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(escaped, (_match, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Replaces U+0000 and half surrogate pairs by U+FFFD; every other character stays as it is. */
export function replaceUnstorable(text: string): string {
  return suspect.test(text) ? text.replace(unstorable, '\uFFFD') : text;
}
