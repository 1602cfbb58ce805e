import type { ComparedCase } from '@assay/contracts';
import { Missing } from '../../../ui/missing';
import { formatPoints } from '../format-points';

/** Differences below this are rounding, not change; in score units. */
const rounding = 1e-9;

/** How much a case gained or lost, in points. */
export function CaseChange({ row: { difference, baseline, execution } }: { readonly row: ComparedCase }) {
  if (difference === null) {
    if (!execution) return <Missing reason="Only the baseline has this case" />;
    return <Missing reason={baseline ? 'One side has no score' : 'The baseline does not have this case'} />;
  }
  if (Math.abs(difference) <= rounding) {
    return (
      <span className="whitespace-nowrap text-ink-2">
        = 0.0<span className="sr-only"> unchanged</span>
      </span>
    );
  }
  const isWorse = difference < 0;
  return (
    <span
      className={`font-medium whitespace-nowrap ${isWorse ? 'text-cinnabar' : 'text-patina'}`}
      title={String(difference)}
    >
      <span aria-hidden="true">{isWorse ? '▼' : '▲'}</span> {formatPoints(difference)}
      <span className="sr-only"> points {isWorse ? 'worse' : 'improved'}</span>
    </span>
  );
}
