import { checkFinite } from './check-finite';

/**
 * Spearman's rank correlation: Pearson's correlation of ranks, ties sharing the mean of theirs.
 *
 * @param pairs - two measurements of each case; finite numbers
 * @returns in [-1, 1]; null for fewer than two cases, or when one side is constant
 * @throws {RangeError} if a number is not finite
 * @see Spearman (1904), American Journal of Psychology 15(1):72-101
 */
export function spearmanCorrelation(pairs: readonly (readonly [number, number])[]): number | null {
  checkPairs(pairs);
  return pearson(ranksOf(pairs.map(([first]) => first)), ranksOf(pairs.map(([, second]) => second)));
}

/**
 * Kendall's rank correlation, tau-b: pairs of cases in the same order minus pairs in opposite order, over the pairs that
 * either side tells apart. Time is quadratic in the number of cases.
 *
 * @param pairs - two measurements of each case; finite numbers
 * @returns in [-1, 1]; null for fewer than two cases, or when one side is constant
 * @throws {RangeError} if a number is not finite
 * @see Kendall (1945), Biometrika 33(3):239-251
 */
export function kendallCorrelation(pairs: readonly (readonly [number, number])[]): number | null {
  checkPairs(pairs);
  let agreement = 0;
  let firstApart = 0;
  let secondApart = 0;
  pairs.forEach(([first, second], index) => {
    for (const [otherFirst, otherSecond] of pairs.slice(index + 1)) {
      const one = Math.sign(first - otherFirst);
      const other = Math.sign(second - otherSecond);
      agreement += one * other;
      firstApart += Math.abs(one);
      secondApart += Math.abs(other);
    }
  });
  const apart = Math.sqrt(firstApart) * Math.sqrt(secondApart);
  return apart === 0 ? null : within(agreement / apart);
}

function ranksOf(values: readonly number[]): readonly number[] {
  const ascending = values.map((value, index) => ({ value, index })).sort((one, other) => one.value - other.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let start = 0; start < ascending.length; ) {
    let end = start + 1;
    while (end < ascending.length && ascending[end]?.value === ascending[start]?.value) end++;
    for (const { index } of ascending.slice(start, end)) ranks[index] = (start + end + 1) / 2;
    start = end;
  }
  return ranks;
}

function pearson(first: readonly number[], second: readonly number[]): number | null {
  const middle = (first.length + 1) / 2;
  let both = 0;
  let firstSquares = 0;
  let secondSquares = 0;
  first.forEach((rank, index) => {
    const other = (second[index] ?? 0) - middle;
    both += (rank - middle) * other;
    firstSquares += (rank - middle) ** 2;
    secondSquares += other ** 2;
  });
  const spread = Math.sqrt(firstSquares) * Math.sqrt(secondSquares);
  return spread === 0 ? null : within(both / spread);
}

/** Keeps rounding from carrying a correlation past 1. */
function within(correlation: number): number {
  return Math.min(1, Math.max(-1, correlation));
}

function checkPairs(pairs: readonly (readonly [number, number])[]): void {
  checkFinite(pairs.flat(), 'measurements');
}
