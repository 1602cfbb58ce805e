import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after';

const now = Date.UTC(2024, 0, 1, 12, 0, 0);

it.each([
  ['2', 2_000],
  [' 0 ', 0],
  ['0.25', 250],
  ['Mon, 01 Jan 2024 12:00:05 GMT', 5_000],
  ['Mon, 01 Jan 2024 11:00:00 GMT', 0],
  ['soon', undefined],
  ['-1', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j as %j ms', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected);
});
