import { cleanText } from '@assay/runtime';

/** The text as PostgreSQL can store it. */
export function storedText(text: string): string {
  return cleanText(text).value;
}

/** The text as PostgreSQL can store it; null stays null. */
export function storedTextOrNull(text: string | null): string | null {
  return text === null ? null : storedText(text);
}
