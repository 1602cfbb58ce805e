import type { Interval } from './interval';
import { normalQuantile95 } from './normal-quantile';

/** How near two categories count as agreeing: not at all, by their distance, or by its square. */
export type KappaWeights = 'none' | 'linear' | 'quadratic';

/** Agreement of two raters beyond chance. */
export type Kappa = {
  /** In [-1, 1]: 1 full agreement, 0 as much as chance gives. */
  readonly kappa: number;
  /** Large-sample standard error. */
  readonly standardError: number;
  /** 95 % interval, cut to [-1, 1]. */
  readonly interval: Interval;
};

/**
 * Cohen's kappa of two raters, with weights for categories that have an order.
 *
 * @param counts - a square table: cases by category of the first rater (rows) and of the second (columns), categories in
 *   their order; integers >= 0
 * @param weights - `linear` and `quadratic` give part of the credit for near misses
 * @returns null where it is undefined: without cases, or when chance alone gives full agreement (both raters used one
 *   and the same category throughout)
 * @throws {RangeError} if the table is not square or holds anything but counts
 * @see Cohen (1960, 1968); standard error by Fleiss, Cohen & Everitt (1969), Psychological Bulletin 72(5):323-327
 */
export function cohensKappa(counts: readonly (readonly number[])[], weights: KappaWeights = 'none'): Kappa | null {
  checkTable(counts);
  const total = counts.flat().reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const shares = counts.map((row) => row.map((count) => count / total));
  const rows = shares.map((row) => row.reduce((sum, share) => sum + share, 0));
  const columns = counts.map((_, column) => shares.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const weight = weightOf(weights, counts.length);
  const sumOver = (term: (row: number, column: number) => number): number =>
    counts.reduce((sum, row, i) => sum + row.reduce((inner, _, j) => inner + term(i, j), 0), 0);
  const share = (i: number, j: number): number => shares[i]?.[j] ?? 0;
  const observed = sumOver((i, j) => weight(i, j) * share(i, j));
  const chance = sumOver((i, j) => weight(i, j) * (rows[i] ?? 0) * (columns[j] ?? 0));
  if (1 - chance < tiny) return null;
  const kappa = (observed - chance) / (1 - chance);
  const rowMeans = rows.map((_, i) => columns.reduce((sum, column, j) => sum + weight(i, j) * column, 0));
  const columnMeans = columns.map((_, j) => rows.reduce((sum, row, i) => sum + weight(i, j) * row, 0));
  const spread = sumOver((i, j) => {
    const expected = (rowMeans[i] ?? 0) + (columnMeans[j] ?? 0);
    return share(i, j) * (weight(i, j) - expected * (1 - kappa)) ** 2;
  });
  const variance = (spread - (kappa - chance * (1 - kappa)) ** 2) / (total * (1 - chance) ** 2);
  const standardError = Math.sqrt(Math.max(0, variance));
  const half = normalQuantile95 * standardError;
  return {
    kappa,
    standardError,
    interval: { low: Math.max(-1, kappa - half), high: Math.min(1, kappa + half) },
  };
}

const tiny = 1e-12;

/** The credit for two categories, in [0, 1]. */
function weightOf(weights: KappaWeights, size: number): (row: number, column: number) => number {
  if (weights === 'none') return (row, column) => (row === column ? 1 : 0);
  const power = weights === 'linear' ? 1 : 2;
  const furthest = Math.max(1, size - 1);
  return (row, column) => 1 - (Math.abs(row - column) / furthest) ** power;
}

function checkTable(counts: readonly (readonly number[])[]): void {
  if (counts.some((row) => row.length !== counts.length)) throw new RangeError('counts must be a square table');
  const wrong = counts.flat().find((count) => !Number.isInteger(count) || count < 0);
  if (wrong !== undefined) throw new RangeError(`counts must be integers >= 0, got ${wrong}`);
}
