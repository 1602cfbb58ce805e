import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearBits, lcsLength, lcsRows } from './lcs';

const tokens = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 150 });

/** The textbook table, one cell at a time. */
function table(left: readonly string[], right: readonly string[]): number[][] {
  const rows = [new Array<number>(right.length + 1).fill(0)];
  for (const token of left) {
    const above = rows.at(-1) ?? [];
    const row = [0];
    for (const [index, other] of right.entries()) {
      const diagonal = above[index] ?? 0;
      row.push(token === other ? diagonal + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0));
    }
    rows.push(row);
  }
  return rows;
}

describe('bit-parallel common subsequence', () => {
  it('has the length of the textbook table', () => {
    fc.assert(
      fc.property(tokens, tokens, (left, right) => {
        expect(lcsLength(left, right)).toBe(table(left, right).at(-1)?.at(-1));
      }),
    );
  });

  it('holds the textbook table in its rows', () => {
    fc.assert(
      fc.property(tokens, tokens, (left, right) => {
        const rows = lcsRows(left, right).map((row) =>
          Array.from({ length: right.length + 1 }, (_, length) => clearBits(row, length)),
        );
        expect(rows).toEqual(table(left, right));
      }),
    );
  });
});
