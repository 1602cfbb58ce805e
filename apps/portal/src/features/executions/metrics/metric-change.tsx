import type { ComparedMetric } from '@assay/contracts';
import { Delta } from '../../../ui/delta';
import { describePoints } from './describe-points';
import { verdictWords } from './verdict-words';

type MetricChangeProps = { readonly compared: ComparedMetric };

/** What became of a metric against the baseline, with the interval of the difference. */
export function MetricChange({ compared: { difference, interval, adjustedPValue, verdict } }: MetricChangeProps) {
  if (difference === null || verdict === 'not_comparable' || verdict === 'not_enough_cases') {
    const words = verdict === 'not_enough_cases' ? verdict : 'not_comparable';
    return <p className="text-sm text-ink-2">Against the baseline: {verdictWords[words].words}</p>;
  }
  const isEvidence = verdict === 'better' || verdict === 'worse';
  return (
    <p className="grid gap-0.5">
      <Delta difference={{ by: difference, unit: 'points', isHigherBetter: true, isEvidence }} />
      {interval && (
        <span className="text-xs text-ink-3">
          95 % CI {describePoints(interval.low)} to {describePoints(interval.high)}
          {adjustedPValue !== null && (
            <span title="After Holm’s correction for looking at several metrics">
              {' '}
              · corrected p {describeP(adjustedPValue)}
            </span>
          )}
        </span>
      )}
    </p>
  );
}

/** Below this a probability is said as a bound. */
const smallestP = 0.001;

function describeP(p: number): string {
  return p < smallestP ? '< 0.001' : p.toFixed(3);
}
