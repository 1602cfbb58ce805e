/** A latency in the unit that suits it: "60 ms", "1.2 s". */
export function describeLatency(milliseconds: number): string {
  return milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;
}
