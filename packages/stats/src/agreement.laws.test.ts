import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  benjaminiHochberg,
  cohensKappa,
  confusionMatrix,
  holmCorrection,
  kendallCorrelation,
  krippendorffsAlpha,
  normalCdf,
  normalQuantile,
  passAllK,
  passAtK,
  spearmanCorrelation,
} from './index';

const count = fc.nat({ max: 9 });
const table = fc.array(fc.array(count, { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 3 });
const weights = fc.constantFrom('none' as const, 'linear' as const, 'quadratic' as const);
const measured = fc.constantFrom(0, 1, 1.5, 2, 7);
const pairs = fc.array(fc.tuple(measured, measured), { maxLength: 20 });
const label = fc.constantFrom('a', 'b', 'c');
const rating = fc.constantFrom(1, 2, 3, null);
const units = fc.array(fc.array(rating, { minLength: 3, maxLength: 3 }), { maxLength: 12 });
const level = fc.constantFrom('nominal' as const, 'ordinal' as const, 'interval' as const);

describe('laws of agreement', () => {
  it('kappa lies in its range and its interval, and does not depend on which rater comes first', () => {
    fc.assert(
      fc.property(table, weights, (counts, kind) => {
        const found = cohensKappa(counts, kind);
        const turned = counts.map((_, column) => counts.map((row) => row[column] ?? 0));
        expect(cohensKappa(turned, kind)?.kappa ?? null).toEqual(
          found === null ? null : expect.closeTo(found.kappa, 9),
        );
        if (found === null) return;
        expect(found.kappa).toBeGreaterThanOrEqual(-1 - 1e-9);
        expect(found.kappa).toBeLessThanOrEqual(1 + 1e-9);
        expect(found.interval.low).toBeLessThanOrEqual(found.kappa + 1e-9);
        expect(found.interval.high).toBeGreaterThanOrEqual(found.kappa - 1e-9);
      }),
    );
  });

  it('full agreement has kappa 1 and alpha 1', () => {
    expect(
      cohensKappa([
        [4, 0],
        [0, 5],
      ]),
    ).toMatchObject({ kappa: 1, standardError: 0 });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2, 3), { minLength: 2, maxLength: 9 }), level, (ratings, kind) => {
        fc.pre(new Set(ratings).size > 1);
        expect(
          krippendorffsAlpha(
            ratings.map((one) => [one, one, one]),
            kind,
          ),
        ).toBe(1);
      }),
    );
  });

  it('alpha does not depend on the order of units or raters, nor on units rated once', () => {
    fc.assert(
      fc.property(units, level, (given, kind) => {
        const alpha = krippendorffsAlpha(given, kind);
        const changed = [...given.map((unit) => [...unit].reverse()).reverse(), [3, null, null]];
        const again = krippendorffsAlpha(changed, kind);
        if (alpha === null || again === null) expect(again).toBe(alpha);
        else expect(again).toBeCloseTo(alpha, 9);
        if (alpha !== null) expect(alpha).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('nominal alpha does not care what the names are', () => {
    fc.assert(
      fc.property(units, (given) => {
        const renamed = given.map((unit) => unit.map((one) => (one === null ? null : (one * 2) % 7)));
        const [one, other] = [krippendorffsAlpha(given), krippendorffsAlpha(renamed)];
        if (one === null || other === null) expect(other).toBe(one);
        else expect(other).toBeCloseTo(one, 9);
      }),
    );
  });

  it('a confusion matrix counts every case once, and accuracy lies between the worst and the best recall', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(label, label), { minLength: 1, maxLength: 30 }), (given) => {
        const { counts, perLabel, accuracy, macroF1 } = confusionMatrix(given);
        expect(counts.flat().reduce((sum, one) => sum + one, 0)).toBe(given.length);
        const recalls = perLabel.flatMap(({ recall }) => recall ?? []);
        expect(accuracy).toBeGreaterThanOrEqual(Math.min(...recalls) - 1e-12);
        expect(accuracy).toBeLessThanOrEqual(Math.max(...recalls) + 1e-12);
        expect(macroF1).toBeGreaterThanOrEqual(0);
        expect(macroF1).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('laws of rank correlation', () => {
  it.each([
    ['Spearman', spearmanCorrelation],
    ['Kendall', kendallCorrelation],
  ])('%s lies in [-1, 1], is the same both ways round, and turns with one side', (_, correlation) => {
    fc.assert(
      fc.property(pairs, (given) => {
        const found = correlation(given);
        const swapped = correlation(given.map(([first, second]) => [second, first]));
        const turned = correlation(given.map(([first, second]) => [first, -second]));
        if (found === null || swapped === null || turned === null) {
          expect([swapped, turned]).toEqual([found, found]);
          return;
        }
        expect(Math.abs(found)).toBeLessThanOrEqual(1);
        expect(swapped).toBeCloseTo(found, 9);
        expect(turned).toBeCloseTo(-found, 9);
        expect(correlation(given.map(([first, second]) => [Math.exp(first), second]))).toBeCloseTo(found, 9);
      }),
    );
  });
});

describe('laws of tries and corrections', () => {
  it('pass@k rises and pass^k falls with k, and both are the pass rate at 1', () => {
    const tries = fc.integer({ min: 1, max: 20 }).chain((n) => fc.tuple(fc.constant(n), fc.nat({ max: n })));
    fc.assert(
      fc.property(tries, ([n, passes]) => {
        expect(passAtK(n, passes, 1)).toBeCloseTo(passes / n, 12);
        expect(passAllK(n, passes, 1)).toBeCloseTo(passes / n, 12);
        for (let k = 2; k <= n; k++) {
          expect(passAtK(n, passes, k)).toBeGreaterThanOrEqual(passAtK(n, passes, k - 1) - 1e-12);
          expect(passAllK(n, passes, k)).toBeLessThanOrEqual(passAllK(n, passes, k - 1) + 1e-12);
        }
      }),
    );
  });

  it('Benjamini-Hochberg lies between the raw p-values and those of Holm, and keeps their order', () => {
    const probability = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(probability, { maxLength: 12 }), (pValues) => {
        const gentle = benjaminiHochberg(pValues);
        const strict = holmCorrection(pValues);
        pValues.forEach((raw, index) => {
          expect(gentle[index]).toBeGreaterThanOrEqual(raw);
          expect(gentle[index]).toBeLessThanOrEqual((strict[index] ?? 0) + 1e-12);
        });
      }),
    );
  });

  it('the normal quantile is the inverse of its distribution', () => {
    fc.assert(
      fc.property(fc.double({ min: -5, max: 5, noNaN: true }), (x) => {
        expect(normalCdf(x) + normalCdf(-x)).toBeCloseTo(1, 12);
        expect(normalQuantile(normalCdf(x))).toBeCloseTo(x, 6);
      }),
    );
  });
});
