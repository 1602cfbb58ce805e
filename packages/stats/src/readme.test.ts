import { expect, it } from 'vitest';
import { casesNeeded, cohensKappa, pairedDifference, passAtK } from './index';

it('does what the README shows', () => {
  const before = [1, 0.5, 0, 1, 0.5, 0, 1, 0, 0.5, 0];
  const after = [1, 1, 0.5, 1, 1, 0.5, 1, 0.5, 1, 0];
  const pairs = before.map((score, index) => [score, after[index] ?? 0] as const);
  const found = pairedDifference(pairs, { seed: 1 });
  expect(found).toMatchObject({ n: 10, pValue: 0.03125 });
  expect(found.meanDifference).toBeCloseTo(0.3, 12);
  const table = [
    [20, 5],
    [10, 15],
  ];
  expect(cohensKappa(table)?.kappa).toBeCloseTo(0.4, 12);
  expect(casesNeeded(0.1, { standardDeviation: 0.4 })).toBe(128);
  expect(passAtK(10, 3, 5)).toBeCloseTo(0.9166, 3);
});
