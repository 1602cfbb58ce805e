const invisible = /[\u200b\ufeff]/g;

/** What Unicode calls white space, plus the information separators U+001C to U+001F; U+200B and U+FEFF are not among them. */
function isSpaceCode(code: number): boolean {
  if (code <= 0x20) return code >= 0x1c || (code >= 0x09 && code <= 0x0d);
  if (code < 0x1680) return code === 0x85 || code === 0xa0;
  return (code >= 0x2000 && code <= 0x200a) || [0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000].includes(code);
}

/** The words between runs of white space; none for a blank text. */
export function splitOnSpaces(text: string): string[] {
  const words: string[] = [];
  let start = -1;
  for (let index = 0; index < text.length; index += 1) {
    if (!isSpaceCode(text.charCodeAt(index))) {
      if (start === -1) start = index;
    } else if (start !== -1) {
      words.push(text.slice(start, index));
      start = -1;
    }
  }
  if (start !== -1) words.push(text.slice(start));
  return words;
}

/** The text without white space at its end. */
export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isSpaceCode(text.charCodeAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The text without white space at either end. */
export function trim(text: string): string {
  let start = 0;
  while (start < text.length && isSpaceCode(text.charCodeAt(start))) start++;
  return trimEnd(text.slice(start));
}

/** True for one white-space character. */
export function isSpace(character: string): boolean {
  return isSpaceCode(character.charCodeAt(0));
}

/** Every run of white space as one blank, none at the ends, and no zero-width space or byte-order mark. */
export function foldSpaces(text: string): string {
  return splitOnSpaces(text.replace(invisible, '')).join(' ');
}
