import type { ExecutionStatus } from '@assay/contracts';
import { expect, it } from 'vitest';
import { compositeVerdict } from './composite-verdict';

type Row = {
  readonly name: string;
  readonly mean: number | null;
  readonly nScored: number;
  readonly threshold: number | null;
  readonly minCoverage: number;
  readonly status?: ExecutionStatus;
  readonly passed: boolean | null;
};

const rows: readonly Row[] = [
  { name: 'passes at the threshold', mean: 0.7, nScored: 10, threshold: 0.7, minCoverage: 1, passed: true },
  { name: 'passes a rounding below it', mean: 0.7 - 5e-10, nScored: 10, threshold: 0.7, minCoverage: 1, passed: true },
  { name: 'fails below it', mean: 0.69, nScored: 10, threshold: 0.7, minCoverage: 1, passed: false },
  { name: 'fails with too few cases', mean: 1, nScored: 9, threshold: 0.7, minCoverage: 1, passed: false },
  { name: 'passes with just enough cases', mean: 1, nScored: 9, threshold: 0.7, minCoverage: 0.9, passed: true },
  { name: 'has a threshold of 0', mean: 0, nScored: 10, threshold: 0, minCoverage: 1, passed: true },
  { name: 'has none without a threshold', mean: 1, nScored: 10, threshold: null, minCoverage: 1, passed: null },
  { name: 'has none without a score', mean: null, nScored: 0, threshold: 0.5, minCoverage: 0, passed: null },
  {
    name: 'has none when cancelled',
    mean: 1,
    nScored: 10,
    threshold: 0.5,
    minCoverage: 1,
    status: 'CANCELLED',
    passed: null,
  },
];

it.each(rows)('an execution $name', ({ mean, nScored, threshold, minCoverage, status = 'COMPLETED', passed }) => {
  const evaluator = { id: '', name: '', compositeThreshold: threshold, minCoverage };
  const verdict = compositeVerdict({ nTotal: 10, nScored, mean }, evaluator, status);
  expect(verdict).toMatchObject({ passed, coverage: nScored / 10 });
  expect(verdict.reason === null).toBe(passed === true || (passed === false && nScored === 10));
});
