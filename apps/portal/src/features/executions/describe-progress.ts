import type { Progress } from '@assay/contracts';
import { describeDuration } from '../../ui/describe-duration';

const secondsPerMinute = 60;

/** "about 40 s left", or nothing while it cannot be known. */
export function describeTimeLeft({ secondsLeft }: Progress): string | undefined {
  if (secondsLeft === null) return undefined;
  return `about ${describeDuration(Math.max(1, Math.round(secondsLeft)))} left`;
}

/** "18 cases a minute", by the second where it is fast; nothing while it cannot be known. */
export function describeRate({ ratePerSecond }: Progress): string | undefined {
  if (ratePerSecond === null) return undefined;
  if (ratePerSecond >= 2) return `${Math.round(ratePerSecond)} cases a second`;
  return `${Math.round(ratePerSecond * secondsPerMinute)} cases a minute`;
}

/** "2 errors", "1 error", "no errors". */
export function describeErrors({ errors }: Progress): string {
  if (errors === 0) return 'no errors';
  return errors === 1 ? '1 error' : `${errors} errors`;
}

const counts = new Intl.NumberFormat('en');

/** "10,000". */
export function formatCount(count: number): string {
  return counts.format(count);
}
