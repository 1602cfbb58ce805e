import { expect, it } from 'vitest';
import { cleanJson } from './clean-json';
import { cleanText } from './clean-text';

it.each([
  ['plain', 'plain', false],
  ['naïve 😀', 'naïve 😀', false],
  ['a\0b', 'a\uFFFDb', true],
  ['a\uD83D', 'a\uFFFD', true],
  ['\uDE00\uD83D', '\uFFFD\uFFFD', true],
  ['\uD83D\uD83D\uDE00', '\uFFFD😀', true],
])('cleans %j', (text, value, changed) => {
  expect(cleanText(text)).toEqual({ value, changed });
});

it('cleans texts and keys at any depth and says so', () => {
  expect(cleanJson({ 'k\0': [1, null, { deep: 'a\0' }] })).toEqual({
    value: { 'k\uFFFD': [1, null, { deep: 'a\uFFFD' }] },
    changed: true,
  });
  expect(cleanJson({ a: ['x', true, 2] })).toEqual({ value: { a: ['x', true, 2] }, changed: false });
});

it('keeps a key named __proto__ as data', () => {
  const cleaned = cleanJson(JSON.parse('{"__proto__":{"a":1}}'));
  expect(JSON.stringify(cleaned.value)).toBe('{"__proto__":{"a":1}}');
});
