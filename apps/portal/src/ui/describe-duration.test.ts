import { expect, it } from 'vitest';
import { describeDuration } from './describe-duration';

it.each([
  [0, '0 s'],
  [1.26, '1.3 s'],
  [42.4, '42 s'],
  [60, '1 min'],
  [252, '4 min 12 s'],
  [7_260, '2 h 1 min'],
])('says %s seconds as %s', (seconds, words) => {
  expect(describeDuration(seconds)).toBe(words);
});
