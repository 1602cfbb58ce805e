/**
 * How long an answer took: "96 ms", "2.41 s".
 *
 * @param milliseconds - at least 0
 */
export function formatLatency(milliseconds: number): string {
  const rounded = Math.round(milliseconds);
  return rounded < 1_000 ? `${rounded} ms` : `${(milliseconds / 1_000).toFixed(milliseconds < 10_000 ? 2 : 1)} s`;
}
