import { type Execution, isTerminal } from '@assay/contracts';
import { ButtonLink } from '../../../ui/button-link';
import { CancelButton } from '../components/cancel-button';

type ExecutionRowActionsProps = { readonly execution: Execution };

/** What can be done with an execution right in its row. */
export function ExecutionRowActions({ execution }: ExecutionRowActionsProps) {
  const { id, number, status, progress } = execution;
  if (!isTerminal(status)) return <CancelButton execution={execution} size="sm" />;
  if (status !== 'COMPLETED' && progress.done === 0) return null;
  return (
    <ButtonLink size="sm" href={`/evaluation/executions/${id}`} aria-label={`View metrics of #${number}`}>
      View metrics
    </ButtonLink>
  );
}
