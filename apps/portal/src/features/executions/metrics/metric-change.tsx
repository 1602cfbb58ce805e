import type { ComparedMetric } from '@assay/contracts';
import { Delta } from '../../../ui/delta';
import { describePoints } from './describe-points';
import { verdictWords } from './verdict-words';

type MetricChangeProps = { readonly compared: ComparedMetric };

/** What became of a metric against the baseline, with the interval of the difference. */
export function MetricChange({ compared: { difference, interval, verdict } }: MetricChangeProps) {
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
        </span>
      )}
    </p>
  );
}
