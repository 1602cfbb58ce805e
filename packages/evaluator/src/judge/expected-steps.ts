import type { Json } from '../json';
import { unscored } from '../score';
import type { UnscoredResult } from '../score-result';

/** The expected trajectory of a case as text, or why it cannot be shown. */
export function expectedSteps(
  trajectory: Json | undefined,
  render: (trajectory: Json) => string | undefined,
): string | UnscoredResult {
  if (trajectory === undefined || trajectory === null) {
    return unscored('missing_reference', 'the case has no expected trajectory');
  }
  const steps = render(trajectory);
  return steps ?? unscored('invalid_reference', 'the expected trajectory of the case has no known form');
}
