const invisible = /[\u200B-\u200F\u2060\uFEFF\u00AD]/g;

/** A header as people see it: without BOM, zero-width characters and outer spaces, on one line. */
export function cleanHeader(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

/** A header for comparison: also without case, accents, and differences of word separators (`expectedAnswer`, `expected_answer`). */
export function normalizeHeader(text: string): string {
  return cleanHeader(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[\s_\-./]+/g, ' ')
    .replace(/[\s:*?]+$/, '')
    .trim();
}
