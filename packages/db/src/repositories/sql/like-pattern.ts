import { storedText } from './stored-text';

/** The text with the signs that mean something to LIKE taken literally. */
export function escapeLike(text: string): string {
  return storedText(text).replaceAll(/[\\%_]/g, '\\$&');
}

/** A LIKE pattern that finds the text anywhere; null, which is no condition, for an empty one or none. */
export function likePattern(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : `%${escapeLike(text)}%`;
}
