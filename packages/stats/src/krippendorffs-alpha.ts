import { checkFinite } from './check-finite';

/** What the values are: names, places in an order, or numbers whose distances count. */
export type RatingLevel = 'nominal' | 'ordinal' | 'interval';

/**
 * Krippendorff's alpha: agreement of any number of raters, some of whose ratings may be missing.
 *
 * @param units - for each unit the ratings it got, one place per rater; null where a rater gave none. Finite numbers; for
 *   names, any numbers that stand for them
 * @param level - how two values differ
 * @returns at most 1: 1 full agreement, 0 as much as chance gives, below 0 when raters differ on purpose; null where it is
 *   undefined: fewer than two values can be compared, or all that can be are equal
 * @throws {RangeError} if a rating is not finite
 * @see Krippendorff (2011), Computing Krippendorff's Alpha-Reliability
 */
export function krippendorffsAlpha(
  units: readonly (readonly (number | null)[])[],
  level: RatingLevel = 'nominal',
): number | null {
  const rated = units.map((unit) => unit.filter((rating) => rating !== null)).filter((unit) => unit.length >= 2);
  checkFinite(rated.flat(), 'ratings');
  const values = [...new Set(rated.flat())].sort((one, other) => one - other);
  if (values.length < 2) return null;
  const totals = values.map((value) => rated.flat().filter((rating) => rating === value).length);
  const total = totals.reduce((sum, count) => sum + count, 0);
  const distance = distanceOf(level, values, totals);
  const places = new Map(values.map((value, index) => [value, index]));
  let observed = 0;
  for (const unit of rated) {
    const counts = new Array<number>(values.length).fill(0);
    for (const rating of unit) {
      const place = places.get(rating) ?? 0;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    observed += sumOfPairs(counts, distance) / (unit.length - 1);
  }
  const expected = sumOfPairs(totals, distance) / (total - 1);
  return 1 - observed / expected;
}

/** The distance of every ordered pair of different values, each counted as often as it occurs. */
function sumOfPairs(counts: readonly number[], distance: (one: number, other: number) => number): number {
  return counts.reduce(
    (sum, count, one) =>
      count === 0 ? sum : sum + count * counts.reduce((inner, other, index) => inner + other * distance(one, index), 0),
    0,
  );
}

/** The squared difference of two values, named by their places in their order. */
function distanceOf(
  level: RatingLevel,
  values: readonly number[],
  totals: readonly number[],
): (one: number, other: number) => number {
  if (level === 'nominal') return (one, other) => (one === other ? 0 : 1);
  if (level === 'interval') return (one, other) => ((values[one] ?? 0) - (values[other] ?? 0)) ** 2;
  let before = 0;
  const middles = totals.map((count) => {
    before += count;
    return before - count / 2;
  });
  return (one, other) => ((middles[one] ?? 0) - (middles[other] ?? 0)) ** 2;
}
