import type { Evaluator } from '@assay/contracts';
import { Missing } from '../../../ui/missing';
import { Score } from '../../../ui/score';
import { StatusBadge } from '../../../ui/status-badge';
import { TextLink } from '../../../ui/text-link';
import { VerdictPill } from '../../../ui/verdict-pill';

/** What came of the newest execution, and the way to it. */
export function LastResult({ evaluator }: { readonly evaluator: Evaluator }) {
  const [last] = evaluator.recentExecutions;
  if (!last) return <Missing reason="Not run yet" />;
  return (
    <span className="flex items-center gap-2">
      <TextLink href={`/evaluation/executions/${last.id}`} aria-label={`Execution ${last.number} of ${evaluator.name}`}>
        #{last.number}
      </TextLink>
      {last.status === 'COMPLETED' ? (
        <>
          <Score value={last.composite} reason="No composite" className="font-semibold" />
          <VerdictPill verdict={verdictOf(last.passed)} />
        </>
      ) : (
        <StatusBadge status={last.status} />
      )}
    </span>
  );
}

function verdictOf(passed: boolean | null) {
  if (passed === null) return 'none';
  return passed ? 'pass' : 'fail';
}
