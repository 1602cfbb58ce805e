/** One metric's share of a composite. */
export type CompositePart = {
  readonly key: string;
  /** Normalised: the weights of all parts sum to 1 (to 0 when every weight is 0). */
  readonly weight: number;
  readonly score: number | null;
  /** score × weight; null when the score is. */
  readonly contribution: number | null;
};

/** A weighted mean of metric scores, opened up. */
export type Composite = {
  /** In [0, 1]; null when a metric with a weight above 0 is unscored, or when no metric has one. */
  readonly score: number | null;
  readonly parts: readonly CompositePart[];
  /** Keys of the unscored metrics that made the composite null. */
  readonly unscored: readonly string[];
};

/**
 * The weighted mean of one case's metric scores. The weights of the others are never re-normalised when a metric is unscored.
 *
 * @param scores - by metric key, each in [0, 1] or null for unscored
 * @param weights - by metric key, each >= 0; a metric of weight 0 never makes the composite null
 * @throws {RangeError} when a weight is negative or not finite, or has no score entry beside it
 */
export function composite(
  scores: Readonly<Record<string, number | null>>,
  weights: Readonly<Record<string, number>>,
): Composite {
  const entries = Object.entries(weights);
  for (const [key, weight] of entries) checkWeight(key, weight);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  const parts = entries.map(([key, weight]) => toPart(key, scores[key], total === 0 ? 0 : weight / total));
  const missing = parts.filter((part) => part.weight > 0 && part.score === null).map((part) => part.key);
  const sum = parts.reduce((acc, part) => acc + (part.contribution ?? 0), 0);
  return { score: total === 0 || missing.length > 0 ? null : Math.min(1, sum), parts, unscored: missing };
}

function checkWeight(key: string, weight: number): void {
  if (!(Number.isFinite(weight) && weight >= 0)) throw new RangeError(`weight of ${key} must be >= 0, got ${weight}`);
}

function toPart(key: string, score: number | null | undefined, weight: number): CompositePart {
  if (score === undefined) throw new RangeError(`${key} has a weight but no score`);
  return { key, weight, score, contribution: score === null ? null : score * weight };
}
