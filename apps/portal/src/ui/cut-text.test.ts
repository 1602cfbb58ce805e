import { expect, it } from 'vitest';
import { cutText } from './cut-text';

it('cuts between characters, never within one', () => {
  expect(cutText('abc', 3)).toBe('abc');
  expect(cutText('abcd', 3)).toBe('abc');
  expect(cutText('ab😀d', 3)).toBe('ab');
  expect(cutText('ab😀d', 4)).toBe('ab😀');
});
