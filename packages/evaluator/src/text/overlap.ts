import type { SubScore } from '../score-result';

/** Which of the three figures of an overlap becomes the score. */
export const overlapMeasures = ['f1', 'precision', 'recall'] as const;

/** Precision, recall and their harmonic mean, each in [0, 1]. */
export type Overlap = Readonly<Record<(typeof overlapMeasures)[number], number>>;

/** Nothing in common. */
export const noOverlap: Overlap = { precision: 0, recall: 0, f1: 0 };

/** Everything in common. */
export const fullOverlap: Overlap = { precision: 1, recall: 1, f1: 1 };

/**
 * The three figures of an overlap.
 *
 * @param shared - number of units both sides share; integer >= 0
 * @param predicted - number of units of the prediction; integer >= `shared`
 * @param expected - number of units of the reference; integer >= `shared`
 */
export function toOverlap(shared: number, predicted: number, expected: number): Overlap {
  if (shared === 0) return noOverlap;
  const precision = shared / predicted;
  const recall = shared / expected;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

/** The three figures as parts of a score. */
export function overlapSubScores(overlap: Overlap): SubScore[] {
  return overlapMeasures.map((key) => ({ key, score: overlap[key], value: overlap[key], comment: '' }));
}

/** The three figures in a sentence. */
export function describeOverlap({ precision, recall, f1 }: Overlap): string {
  return `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${f1.toFixed(3)}`;
}
