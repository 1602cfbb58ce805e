import { quantile } from '@assay/stats';
import type { Judged } from '../../judge/judge-samples';
import { middleVerdict } from '../../judge/middle-verdict';
import { type Scale, type ScaleVerdict, soleRating } from '../../judge/scale-verdict';
import { withReasoning } from '../../judge/with-reasoning';
import { scored } from '../../score';
import type { ScoredResult } from '../../score-result';

/** One rated part and its share in the score; weights >= 0, one of them above 0. */
export type RatedPart = { readonly name: string; readonly weight: number };

/**
 * The score of ratings: of each part the median over samples, then the weighted mean over parts, scaled from the scale to
 * 0..1. `value` is on the scale.
 */
export function scoreRatings(
  { verdicts, metadata }: Judged<ScaleVerdict>,
  scale: Scale,
  dimensions: readonly RatedPart[],
): ScoredResult {
  const parts = dimensions.length === 0 ? [{ name: soleRating, weight: 1 }] : dimensions;
  const rated = parts.map((part) => ({ ...part, value: medianRating(verdicts, part.name, scale) }));
  const value = weightedMean(rated);
  const { reasoning } = middleVerdict(verdicts, (verdict) =>
    weightedMean(parts.map((part) => ({ ...part, value: verdict.ratings.get(part.name) ?? scale.min }))),
  );
  return scored(toScore(value, scale), withReasoning(`rated ${shown(value)} of ${scale.max}`, reasoning), {
    value,
    subScores: dimensions.length === 0 ? [] : rated.map((part) => toSubScore(part, scale)),
    metadata,
  });
}

/** The lowest rating everywhere, for an answer with nothing to judge. */
export function lowestRating(comment: string, scale: Scale, dimensions: readonly RatedPart[]): ScoredResult {
  const subScores = dimensions.map(({ name }) => toSubScore({ name, value: scale.min }, scale));
  return scored(0, comment, { value: scale.min, subScores });
}

type Rated = RatedPart & { readonly value: number };

function medianRating(verdicts: readonly ScaleVerdict[], name: string, { min }: Scale): number {
  return (
    quantile(
      verdicts.flatMap(({ ratings }) => ratings.get(name) ?? []),
      0.5,
    ) ?? min
  );
}

function weightedMean(rated: readonly Rated[]): number {
  const total = rated.reduce((sum, { weight }) => sum + weight, 0);
  return rated.reduce((sum, { weight, value }) => sum + weight * value, 0) / total;
}

function toScore(value: number, { min, max }: Scale): number {
  // Rounding in a weighted mean must not leave the range.
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

function toSubScore({ name, value }: Pick<Rated, 'name' | 'value'>, scale: Scale) {
  return { key: name, score: toScore(value, scale), value, comment: `${shown(value)} of ${scale.max}` };
}

function shown(value: number): string {
  return String(Number(value.toFixed(3)));
}
