import { expect, it } from 'vitest';
import { parseNumber } from './parse-number';

it.each([
  ['0.85', 0.85],
  ['0,85', 0.85],
  [' 7 ', 7],
  ['−3', -3],
  ['.5', 0.5],
  ['1e-3', 0.001],
])('reads %j as %d', (text, expected) => expect(parseNumber(text)).toBe(expected));

it.each(['', '1.000.000', '1,000.5', 'abc', '12px', '-'])('refuses %j', (text) =>
  expect(parseNumber(text)).toBeUndefined(),
);
