import type { Prediction } from '@assay/contracts';
import { Check, CircleX, Minus, X } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { countPassed } from '../count-passed';

/** How many of a prediction's verdicts are passes, in words. */
export function PassedBadge({ prediction }: { readonly prediction: Prediction }) {
  const { passed, judged } = countPassed(prediction);
  if (prediction.error) {
    return (
      <Badge tone="error" icon={<CircleX />}>
        Error
      </Badge>
    );
  }
  if (judged === 0) {
    return (
      <Badge tone="none" icon={<Minus />}>
        No verdict
      </Badge>
    );
  }
  const isWhole = passed === judged;
  return (
    <Badge tone={isWhole ? 'pass' : 'fail'} icon={isWhole ? <Check /> : <X />}>
      {passed} of {judged} passed
    </Badge>
  );
}
