import { normalCdf } from './normal-cdf';

/** Standard-normal quantile at 0.975: 95 % of the mass lies within this many standard deviations of the mean. */
export const normalQuantile95 = 1.959963984540054;

const lowest = -8;
const mostSteps = 60;

/**
 * Quantile of the standard normal: the `x` with a share of `probability` of its mass at or below it.
 *
 * @param probability - in (0, 1)
 * @returns within ±8, to about 1e-12 where the density is not vanishing
 * @throws {RangeError} if `probability` is not inside (0, 1)
 * @see the inverse of {@link normalCdf}, found by bisection
 */
export function normalQuantile(probability: number): number {
  if (!(probability > 0 && probability < 1)) throw new RangeError(`probability must be in (0, 1), got ${probability}`);
  let low = lowest;
  let high = -lowest;
  for (let step = 0; step < mostSteps; step++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
