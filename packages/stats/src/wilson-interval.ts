import type { Interval } from './interval';
import { normalQuantile95 } from './normal-quantile';

/**
 * Wilson score interval for a binomial proportion.
 *
 * @param successes - number of passes; integer, 0 <= successes <= trials
 * @param trials - number of scored cases; integer >= 1
 * @param z - standard-normal quantile; the default gives 95 % coverage
 * @returns bounds on the pass rate, each in [0, 1]
 * @throws {RangeError} if the counts are not integers in range, or `z` is not above 0
 * @see Wilson (1927), JASA 22(158):209-212
 */
export function wilsonInterval(successes: number, trials: number, z = normalQuantile95): Interval {
  if (!Number.isInteger(trials) || trials < 1) throw new RangeError(`trials must be an integer >= 1, got ${trials}`);
  if (!Number.isInteger(successes) || successes < 0 || successes > trials) {
    throw new RangeError(`successes must be an integer in [0, ${trials}], got ${successes}`);
  }
  if (!(z > 0 && Number.isFinite(z))) throw new RangeError(`z must be above 0, got ${z}`);
  const proportion = successes / trials;
  const scale = 1 + z ** 2 / trials;
  const centre = (proportion + z ** 2 / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((proportion * (1 - proportion)) / trials + z ** 2 / (4 * trials ** 2));
  return {
    low: successes === 0 ? 0 : Math.max(0, centre - half),
    high: successes === trials ? 1 : Math.min(1, centre + half),
  };
}
