/** What Unicode calls white space, plus the information separators U+001C to U+001F; U+200B and U+FEFF are not among them. */
const space = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const spaceRun = new RegExp(`${space}+`, 'g');
const oneSpace = new RegExp(space);
const invisible = /[\u200b\ufeff]/g;

/** The words between runs of white space; none for a blank text. */
export function splitOnSpaces(text: string): string[] {
  return text.split(spaceRun).filter((word) => word !== '');
}

/** The text without white space at its end. */
export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isSpace(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The text without white space at either end. */
export function trim(text: string): string {
  let start = 0;
  while (start < text.length && isSpace(text.charAt(start))) start++;
  return trimEnd(text.slice(start));
}

/** True for one white-space character. */
export function isSpace(character: string): boolean {
  return oneSpace.test(character);
}

/** Every run of white space as one blank, none at the ends, and no zero-width space or byte-order mark. */
export function foldSpaces(text: string): string {
  return splitOnSpaces(text.replace(invisible, '')).join(' ');
}
