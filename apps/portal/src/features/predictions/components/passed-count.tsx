import type { Prediction } from '@assay/contracts';
import { Check, CircleX, X } from 'lucide-react';
import { Missing } from '../../../ui/missing';
import { countPassed } from '../count-passed';

/** How many of a prediction's verdicts are passes: "3/4", or that it is an error. */
export function PassedCount({ prediction }: { readonly prediction: Prediction }) {
  const { passed, judged, unscored } = countPassed(prediction);
  if (prediction.error || unscored > 0) {
    return (
      <span className="inline-flex items-center gap-1 font-medium text-garnet">
        <CircleX className="size-3.5" /> Error
      </span>
    );
  }
  if (judged === 0) return <Missing reason="No metric of this case has a threshold" />;
  const isWhole = passed === judged;
  return (
    <span className="inline-flex items-center gap-1">
      {isWhole ? <Check className="size-3.5 text-patina" /> : <X className="size-3.5 text-cinnabar" />}
      <span className={isWhole ? undefined : 'font-semibold'}>
        {passed}/{judged}
      </span>
      <span className="sr-only">{isWhole ? 'all passed' : 'passed'}</span>
    </span>
  );
}
