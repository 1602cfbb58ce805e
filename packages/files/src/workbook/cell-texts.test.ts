import { expect, it } from 'vitest';
import { cellAddress, columnLetter, parseColumn } from './cell-address';
import { formatMeaning } from './number-formats';
import { numberText } from './number-text';
import { replaceUnstorable, unescapeText } from './unescape-text';

it.each([
  ['0.25', '0.25'],
  ['15000000000', '15000000000'],
  ['1.5E10', '15000000000'],
  ['0.30000000000000004', '0.30000000000000004'],
  ['1234567890123456', '1234567890123456'],
  ['12345678901234567890', '12345678901234567890'],
  ['-0', '0'],
  ['42.0', '42'],
  ['abc', undefined],
  ['', undefined],
  ['Infinity', undefined],
])('the stored number %s reads as %s', (stored, text) => expect(numberText(stored)).toBe(text));

it.each([
  ['a_x000D_b', 'a\rb'],
  ['_x005F_x000D_', '_x000D_'],
  ['_x00e9_', 'é'],
  ['_xD83D__xDE00_', '😀'],
  ['_x12_', '_x12_'],
])('the stored text %s reads as %j', (stored, text) => expect(unescapeText(stored)).toBe(text));

it('replaces what no database stores and keeps the rest', () => {
  expect(replaceUnstorable('a\0b\uD800c😀\u0007')).toBe('a\uFFFDb\uFFFDc😀\u0007');
});

it.each([
  ['General', 'number'],
  ['Standard', 'number'],
  ['0.00%', 'number'],
  ['#,##0.00\\ "days"', 'number'],
  ['[Red]0.0', 'number'],
  ['[$-409]d\\-mmm\\-yy', 'date'],
  ['hh:mm', 'date'],
  ['[h]:mm:ss', 'duration'],
])('the format %s shows a %s', (code, meaning) => expect(formatMeaning(code)).toBe(meaning));

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [16383, 'XFD'],
])('column %d is %s and back', (column, letters) => {
  expect(columnLetter(column)).toBe(letters);
  expect(parseColumn(`${letters}7`)).toBe(column);
});

it.each(['7', 'XFE1', 'ABCD1', ''])('"%s" names no column', (reference) =>
  expect(parseColumn(reference)).toBeUndefined(),
);

it('quotes a sheet name that needs it', () => {
  expect(cellAddress('Sheet1', 1, 7)).toBe('Sheet1!B7');
  expect(cellAddress("Ana's cases", 1, 7)).toBe("'Ana''s cases'!B7");
});
