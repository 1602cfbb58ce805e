/** Distance to the threshold within which a mean is "just" above or below it. */
const JUST = 0.03;
/** Distance to the threshold from which a mean is "well" above or below it. */
const WELL = 0.1;

/**
 * How far a mean lies from its threshold, in six steps; 0 without a threshold.
 *
 * @returns -3 (well below) to -1 (just below), 1 (just above) to 3 (well above), or 0
 */
export function heatLevel(value: number, threshold: number | undefined): -3 | -2 | -1 | 0 | 1 | 2 | 3 {
  if (threshold === undefined) return 0;
  const distance = Math.abs(value - threshold);
  const isBelow = value < threshold;
  if (distance >= WELL) return isBelow ? -3 : 3;
  if (distance >= JUST) return isBelow ? -2 : 2;
  return isBelow ? -1 : 1;
}
