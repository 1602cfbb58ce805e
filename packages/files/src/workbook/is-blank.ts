import type { Cell } from './cell';

// Anything but white space as `trim` knows it and the characters that take no room at all.
const visible = /[^\s\u200B-\u200D\u2060\uFEFF\u00AD]/u;

/** Whether a cell shows nothing: spaces and zero-width characters only. A formula without a value is not blank. */
export function isBlank({ kind, text }: Pick<Cell, 'kind' | 'text'>): boolean {
  return kind === 'text' && !visible.test(text);
}
