/** A billionth of slack, so that a score of 0.7 reached through rounding still passes a threshold of 0.7. */
const thresholdSlack = 1e-9;

/**
 * Whether a score reaches a threshold.
 *
 * @param score - in [0, 1]
 * @param threshold - in [0, 1]; 0 and 1 are legal
 */
export function passes(score: number, threshold: number): boolean {
  return score + thresholdSlack >= threshold;
}
