'use client';

import type { Problem } from '@assay/contracts';
import { Play } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../ui/button';
import { useStartExecution } from '../../executions';
import { useMissingRole } from '../../shell';

type RunEvaluatorProps = {
  readonly evaluator: { readonly id: string; readonly name: string };
  /** Told why it could not start; undefined once it is tried again. */
  readonly onProblem: (problem: Problem | undefined) => void;
};

/** The button of a row that starts an execution. */
export function RunEvaluator({ evaluator, onProblem }: RunEvaluatorProps) {
  const missingRole = useMissingRole('editor');
  const { run, isBusy, problem } = useStartExecution();
  useEffect(() => onProblem(problem), [problem, onProblem]);
  return (
    <Button
      size="sm"
      icon={<Play />}
      isBusy={isBusy}
      disabledReason={missingRole}
      aria-label={`Run ${evaluator.name}`}
      onClick={() => run({ evaluatorId: evaluator.id })}
    >
      Run
    </Button>
  );
}
