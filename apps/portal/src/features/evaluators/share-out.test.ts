import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from './share-out';

describe('shareOut', () => {
  it('gives thirds that add up', () => {
    expect(shareOut([1, 1, 1])).toEqual([0.34, 0.33, 0.33]);
  });

  it('leaves a weight of 0, an empty one and one that is no number without a share', () => {
    expect(shareOut([3, 0, undefined, Number.NaN, 1])).toEqual([0.75, 0, 0, 0, 0.25]);
  });

  it('gives nothing where there is no weight at all', () => {
    expect(shareOut([0, undefined])).toEqual([0, 0]);
    expect(shareOut([])).toEqual([]);
  });

  it('always adds up to 1.00 and never takes a share from its weight by a hundredth or more', () => {
    const weights = fc.array(fc.double({ min: 0.001, max: 1_000_000, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weights, (given) => {
        const shares = shareOut(given);
        const sum = given.reduce((total, weight) => total + weight, 0);
        expect(shares.reduce((total, share) => total + Math.round(share * 100), 0)).toBe(100);
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - (given[index] ?? 0) / sum)).toBeLessThan(0.01 + 1e-9);
        }
      }),
    );
  });
});
