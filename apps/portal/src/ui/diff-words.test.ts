import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countDifferences, diffWords } from './diff-words';

const joined = (parts: ReturnType<typeof diffWords>, without: string) =>
  parts
    .filter((part) => part.kind !== without)
    .map((part) => part.text)
    .join('');

it('gives back both texts', () => {
  const text = fc.array(fc.constantFrom('plazo', 'de', '14', '30', 'días', ' ', '\n', '.'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (left, right) => {
      const parts = diffWords(left.join(' '), right.join(' '));
      expect(joined(parts, 'added')).toBe(left.join(' '));
      expect(joined(parts, 'removed')).toBe(right.join(' '));
    }),
  );
});

it('marks the word that was replaced', () =>
  expect(diffWords('in 14 days', 'in 30 days')).toEqual([
    { kind: 'same', text: 'in ' },
    { kind: 'removed', text: '14' },
    { kind: 'added', text: '30' },
    { kind: 'same', text: ' days' },
  ]));

it('counts a replaced word once', () => expect(countDifferences(diffWords('in 14 days', 'in 30 days'))).toBe(1));
it('counts nothing between equal texts', () => expect(countDifferences(diffWords('a b', 'a b'))).toBe(0));
