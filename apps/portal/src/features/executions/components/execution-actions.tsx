'use client';

import { type ExecutionDetail, evaluatorSchema, isTerminal } from '@assay/contracts';
import { Ellipsis, Flag, GitCompareArrows, Play, SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { sayProblem } from '../../../data/api-problem';
import { useApiMutation } from '../../../data/use-api-mutation';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { IconButton } from '../../../ui/icon-button';
import { Menu } from '../../../ui/menu';
import { useToast } from '../../../ui/toast';
import { useMissingRole } from '../../shell';
import { useStartExecution } from '../hooks/use-start-execution';

type ExecutionActionsProps = { readonly execution: ExecutionDetail };

/** What can be done with an execution: compare it, run it again, make it the baseline. */
export function ExecutionActions({ execution }: ExecutionActionsProps) {
  const { id, evaluatorId, baselineExecutionId, status } = execution;
  const hasEnded = isTerminal(status);
  const compared = baselineExecutionId === null ? id : `${baselineExecutionId},${id}`;
  return (
    <>
      {hasEnded && (
        <ButtonLink href={`/evaluation/compare?ids=${compared}`} icon={<GitCompareArrows />}>
          Compare
        </ButtonLink>
      )}
      {hasEnded && <RunAgain evaluatorId={evaluatorId} />}
      <MoreActions execution={execution} />
    </>
  );
}

function RunAgain({ evaluatorId }: { readonly evaluatorId: string }) {
  const { run, isBusy, problem } = useStartExecution();
  const toast = useToast();
  useEffect(() => {
    if (problem) toast({ tone: 'error', text: sayProblem(problem) });
  }, [problem, toast]);
  return (
    <Button
      variant="primary"
      icon={<Play />}
      isBusy={isBusy}
      disabledReason={useMissingRole('editor')}
      onClick={() => run({ evaluatorId })}
    >
      Run again
    </Button>
  );
}

function MoreActions({ execution: { id, number, evaluatorId, status, isPartial } }: ExecutionActionsProps) {
  const toast = useToast();
  const missingRole = useMissingRole('editor');
  const setBaseline = useApiMutation({
    schema: evaluatorSchema,
    request: (executionId: string) => ({
      method: 'PUT',
      path: `/evaluators/${evaluatorId}/baseline`,
      body: { executionId },
    }),
    outdates: ['/evaluators', '/executions'],
    onSuccess: () => toast({ text: `Execution #${number} is the baseline from now on.` }),
  });
  const choose = () =>
    setBaseline.mutate(id, { onError: ({ problem }) => toast({ tone: 'error', text: sayProblem(problem) }) });
  const isWhole = status === 'COMPLETED' && !isPartial;
  const why = missingRole ?? (isWhole ? undefined : 'only a complete execution');
  return (
    <Menu
      trigger={<IconButton variant="secondary" label={`More actions for #${number}`} icon={<Ellipsis />} />}
      groups={[
        [
          { label: 'Set as baseline', icon: <Flag />, disabledReason: why, onSelect: choose },
          {
            label: 'Edit the evaluator',
            icon: <SlidersHorizontal />,
            href: `/evaluation/configuration/${evaluatorId}`,
          },
        ],
      ]}
    />
  );
}
