import { describe, expect, it } from 'vitest';
import { formatPoints } from './format-points';

describe('a difference in points', () => {
  it.each([
    [0.034, '+3.4'],
    [-0.0081, '−0.8'],
    [0, '0.0'],
    [-1, '−100.0'],
  ])('of %d reads %s', (difference, text) => {
    expect(formatPoints(difference)).toBe(text);
  });
});
