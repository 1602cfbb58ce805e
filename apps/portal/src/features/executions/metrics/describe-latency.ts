import { describeDuration } from '../../../ui/describe-duration';

const msPerSecond = 1_000;

/**
 * How long an answer took: "72 ms", "2.4 s".
 *
 * @param ms - at least 0
 */
export function describeLatency(ms: number): string {
  return ms < msPerSecond ? `${Math.round(ms)} ms` : describeDuration(ms / msPerSecond);
}
