import { scored } from '../score';
import type { ScoredResult } from '../score-result';

/** How a figure becomes a score: `linear` falls from 1 at nothing to 0 at the budget, `step` is 1 up to the budget and 0 beyond. */
export const budgetScorings = ['linear', 'step'] as const;

/** One of {@link budgetScorings}. */
export type BudgetScoring = (typeof budgetScorings)[number];

/** What a case may use up, and how it is told. */
export type Budget = {
  /** Greatest figure that is still within the budget, > 0. */
  readonly max: number;
  readonly scoring: BudgetScoring;
  /** A figure in words, such as "120 ms". */
  readonly show: (figure: number) => string;
};

/** The floating-point error of sums such as 0.1 + 0.2 that does not count as going over a budget, relative to it. */
const tolerance = 1e-9;

/** The score of a measured figure, >= 0, of which less is better; its `value` is the figure. */
export function budgetScore(figure: number, { max, scoring, show }: Budget): ScoredResult {
  const isWithin = figure <= max * (1 + tolerance);
  const score = scoring === 'step' ? Number(isWithin) : 1 - Math.min(1, figure / max);
  return scored(score, `${show(figure)}, ${isWithin ? 'within' : 'over'} ${show(max)}`, { value: figure });
}
