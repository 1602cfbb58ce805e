import type { Cell } from './cell';

// White space as `trim` knows it, and the characters that take no room at all.
const invisible = /[\s\u200B-\u200D\u2060\uFEFF\u00AD]/gu;

/** Whether a cell shows nothing: spaces and zero-width characters only. A formula without a value is not blank. */
export function isBlank({ kind, text }: Pick<Cell, 'kind' | 'text'>): boolean {
  return kind === 'text' && text.replace(invisible, '') === '';
}
