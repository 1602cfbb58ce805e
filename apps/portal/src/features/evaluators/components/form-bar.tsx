'use client';

import type { Problem } from '@assay/contracts';
import { ArrowLeft, ArrowRight, Play, Save } from 'lucide-react';
import { sayProblem } from '../../../data/api-problem';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ProblemPanel } from '../../../ui/problem-panel';
import { stepOf } from '../check-draft';
import type { EvaluatorForm } from '../hooks/use-evaluator-form';

type FormBarProps = {
  readonly form: EvaluatorForm;
  readonly step: 'general' | 'metrics';
  readonly onStep: (step: 'general' | 'metrics') => void;
  readonly missingRole: string | undefined;
  readonly isRunning: boolean;
  readonly runProblem: Problem | undefined;
  readonly onSave: () => void;
  readonly onSaveAndRun: () => void;
};

/** The buttons at the foot of the form, with what stands against pressing them. */
export function FormBar({ form, step, onStep, missingRole, isRunning, ...act }: FormBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-6 -mb-16 grid gap-3 border-t border-line bg-surface px-6 py-3 max-sm:-mx-4 max-sm:px-4">
      <Refusals form={form} step={step} runProblem={act.runProblem} />
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-sm text-ink-3 max-sm:hidden">
          Executions that were started keep what they were started with.
        </p>
        {step === 'general' ? (
          <Button icon={<ArrowRight />} onClick={() => onStep('metrics')}>
            Continue to metrics
          </Button>
        ) : (
          <Button icon={<ArrowLeft />} onClick={() => onStep('general')}>
            Back
          </Button>
        )}
        <Button icon={<Save />} isBusy={form.isSaving} disabledReason={missingRole} onClick={act.onSave}>
          Save
        </Button>
        <Button
          variant="primary"
          icon={<Play />}
          isBusy={form.isSaving || isRunning}
          disabledReason={missingRole}
          onClick={act.onSaveAndRun}
        >
          Save and run
        </Button>
      </div>
    </div>
  );
}

function Refusals({ form, step, runProblem }: Pick<FormBarProps, 'form' | 'step' | 'runProblem'>) {
  const paths = Object.keys(form.errors);
  const elsewhere = paths.filter((path) => stepOf(path) !== step).length;
  const other = step === 'general' ? 'Metrics' : 'General';
  return (
    <>
      {runProblem && (
        <Banner isLive tone="error" title="It is saved, but did not start.">
          {sayProblem(runProblem)}
        </Banner>
      )}
      {form.problem && <ProblemPanel problem={form.problem} />}
      {paths.length > 0 && (
        <Banner isLive tone="error" title="It cannot be saved like this.">
          {paths.length === 1 ? 'One field is' : `${paths.length} fields are`} marked with what is wrong
          {elsewhere > 0 && `, ${elsewhere === paths.length ? '' : `${elsewhere} of them `}on the step ${other}`}.
        </Banner>
      )}
    </>
  );
}
