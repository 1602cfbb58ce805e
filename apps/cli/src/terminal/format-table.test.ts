import { expect, it } from 'vitest';
import { formatTable } from './format-table';

it('aligns every column by its longest text', () => {
  const rows = [
    ['metric', 'mean', 'verdict'],
    ['F1', '0.5', 'passed'],
  ];
  expect(formatTable(rows, new Set([1]))).toEqual(['metric  mean  verdict', 'F1       0.5  passed']);
});
