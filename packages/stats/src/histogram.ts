/** One bar: how many values lie in [from, to), or in [from, to] for the last bar. */
export type HistogramBin = { readonly from: number; readonly to: number; readonly count: number };

const binCount = 10;

/**
 * Histogram of scores in ten equal bins over [0, 1]; only the last bin includes its right end.
 *
 * @param scores - numbers in [0, 1]
 * @returns ten bins in ascending order, whose counts sum to the number of scores
 * @throws {RangeError} if a score is outside [0, 1] or not a number
 */
export function histogram(scores: readonly number[]): readonly HistogramBin[] {
  const counts = new Array<number>(binCount).fill(0);
  for (const score of scores) {
    if (!(score >= 0 && score <= 1)) throw new RangeError(`scores must be in [0, 1], got ${score}`);
    const bin = Math.min(binCount - 1, Math.floor(score * binCount));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, index) => ({ from: index / binCount, to: (index + 1) / binCount, count }));
}
