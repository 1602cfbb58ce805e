import type { ChrfStatistics } from './chrf-statistics';

/** How chrF is computed from statistics. */
export type ChrfRules = { readonly beta: number; readonly epsSmoothing: boolean };

/** What an order without n-grams counts under eps smoothing, as in chrF++.py. */
const epsilon = 1e-16;

/** chrF with its averages over orders, each in [0, 1]. */
export type Chrf = { readonly score: number; readonly precision: number; readonly recall: number };

/**
 * chrF of a case or a corpus; 0 when nothing matches.
 *
 * @see Popović (2015), section 2; averaging over the orders both texts are long enough for, as in sacrebleu
 */
export function chrfOf(statistics: ChrfStatistics, { beta, epsSmoothing }: ChrfRules): Chrf {
  const usable = statistics.filter(({ output, reference }) => output > 0 && reference > 0);
  const precision = mean(usable.map(({ output, matched }) => matched / output));
  const recall = mean(usable.map(({ reference, matched }) => matched / reference));
  if (!epsSmoothing) return { score: fScore(precision, recall, beta), precision, recall };
  return { score: mean(statistics.map((order) => smoothedScore(order, beta))), precision, recall };
}

function smoothedScore({ output, reference, matched }: ChrfStatistics[number], beta: number): number {
  const precision = output > 0 ? matched / output : epsilon;
  const recall = reference > 0 ? matched / reference : epsilon;
  return precision + recall > 0 ? fScore(precision, recall, beta) : epsilon;
}

/** Weighted harmonic mean: recall counts `beta` times as much as precision. */
function fScore(precision: number, recall: number, beta: number): number {
  const weight = beta ** 2;
  const total = weight * precision + recall;
  return total > 0 ? ((1 + weight) * precision * recall) / total : 0;
}

function mean(figures: readonly number[]): number {
  return figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}
