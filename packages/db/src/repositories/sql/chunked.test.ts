import { expect, it } from 'vitest';
import { chunked } from './chunked';

function chunks(sizes: readonly number[], maxRows: number, maxChars: number) {
  return [...chunked(sizes, { maxRows, maxChars, charsOf: (size) => size })];
}

it('cuts by rows and by characters, in order', () => {
  expect(chunks([1, 1, 1, 1, 1], 2, 100)).toEqual([[1, 1], [1, 1], [1]]);
  expect(chunks([6, 6, 3, 2, 9], 10, 10)).toEqual([[6], [6, 3], [2], [9]]);
});

it('gives a row larger than a chunk one of its own', () => {
  expect(chunks([1, 50, 1], 10, 10)).toEqual([[1], [50], [1]]);
});

it('makes no chunk of no rows', () => {
  expect(chunks([], 10, 10)).toEqual([]);
});
