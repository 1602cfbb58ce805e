/**
 * The verdict in the middle by a figure; of two in the middle the one with the lower figure, so that it is always one the
 * judge gave.
 */
export function middleVerdict<Verdict>(
  verdicts: readonly [Verdict, ...Verdict[]],
  figure: (verdict: Verdict) => number,
): Verdict {
  const sorted = [...verdicts].sort((left, right) => figure(left) - figure(right));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? verdicts[0];
}
