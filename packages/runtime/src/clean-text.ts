const replacement = '\uFFFD';

/** A value after cleaning, and whether cleaning changed it. */
export type Cleaned<Value> = { readonly value: Value; readonly changed: boolean };

/** The text with NUL and lone surrogates, which PostgreSQL cannot store, each replaced by U+FFFD. */
export function cleanText(text: string): Cleaned<string> {
  const value = text.replaceAll('\0', replacement).replace(/\p{Surrogate}/gu, replacement);
  return { value, changed: value !== text };
}
