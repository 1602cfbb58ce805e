import type { ComparedMetric } from '@assay/contracts';
import type { PairFigures } from './compare-pairs';

/** A difference less likely than this by chance counts as one. */
const significance = 0.05;
/** With fewer cases not even a unanimous change could be told from chance at that level: 2 / 2⁵ = 0.0625. */
const fewestCases = 6;

/** What the figures say, once the p-value is corrected for how many metrics were asked. */
export function comparisonVerdict(
  figures: PairFigures,
  adjustedPValue: number | null,
): Exclude<ComparedMetric['verdict'], 'not_comparable'> {
  const nScored = figures.nShared - figures.nUnscored;
  if (nScored === 0 || adjustedPValue === null || figures.difference === null) return 'not_enough_cases';
  if (figures.nImproved + figures.nWorse === 0) return 'unchanged';
  if (nScored < fewestCases) return 'not_enough_cases';
  if (adjustedPValue >= significance) return 'no_evidence';
  return figures.difference > 0 ? 'better' : 'worse';
}
