import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chrfOf } from './chrf-score';
import { chrfStatistics } from './chrf-statistics';

const rules = { charOrder: 6, wordOrder: 2, lowercase: false, whitespace: false };

it('gives full marks to equal texts with at least one visible character, and any other pair less or the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, other) => {
      const scoreOf = (output: string, reference: string): number =>
        chrfOf(chrfStatistics(output, reference, rules), { beta: 2, epsSmoothing: false }).score;
      fc.pre(scoreOf(text, text) !== 0 || /\S/.test(text));
      expect(scoreOf(text, text)).toBeCloseTo(1, 12);
      expect(scoreOf(other, text)).toBeLessThanOrEqual(1 + 1e-12);
    }),
  );
});
