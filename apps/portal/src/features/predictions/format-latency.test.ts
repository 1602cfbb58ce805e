import { describe, expect, it } from 'vitest';
import { formatLatency } from './format-latency';

describe('a latency', () => {
  it.each([
    [0, '0 ms'],
    [96.08, '96 ms'],
    [999.4, '999 ms'],
    [999.6, '1.00 s'],
    [2_413, '2.41 s'],
    [61_250, '61.3 s'],
  ])('of %d ms reads %s', (milliseconds, text) => {
    expect(formatLatency(milliseconds)).toBe(text);
  });
});
