'use client';

import type { Evaluator } from '@assay/contracts';
import { ListChecks, PencilLine } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { parseAsBoolean, parseAsStringLiteral, useQueryState } from 'nuqs';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { PageHeader } from '../../../ui/page-header';
import { Stepper } from '../../../ui/stepper';
import { useToast } from '../../../ui/toast';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard';
import { useStartExecution } from '../../executions';
import { useMissingRole } from '../../shell';
import type { EvaluatorDraft } from '../evaluator-draft';
import { useEvaluatorForm } from '../hooks/use-evaluator-form';
import { FormBar } from './form-bar';
import { GeneralStep } from './general-step';
import { MetricsStep } from './metrics-step';

type EvaluatorFormProps = {
  /** The evaluator that is changed; absent for a new one. */
  readonly evaluator?: Evaluator;
  readonly start: EvaluatorDraft;
  /** Title while it has no name. */
  readonly title: string;
};

const steps = ['general', 'metrics'] as const;
type Step = (typeof steps)[number];
const noExecutions: Evaluator['recentExecutions'] = [];

/** An evaluator in two steps; what is entered in one stays while the other is shown. */
export function EvaluatorForm({ evaluator, start, title }: EvaluatorFormProps) {
  const router = useRouter();
  const toast = useToast();
  const [step, setStep] = useQueryState('step', stepParser);
  const [isSummaryOpen, setSummaryOpen] = useQueryState('summary', parseAsBoolean.withDefault(false));
  const missingRole = useMissingRole('editor');
  const form = useEvaluatorForm({ id: evaluator?.id, start });
  const { run, isBusy: isRunning, problem: runProblem } = useStartExecution();
  useUnsavedGuard(form.isDirty && missingRole === undefined);

  function leave({ name }: Evaluator) {
    toast({ text: `“${name}” is saved.` });
    router.push('/evaluation/configuration');
  }

  return (
    <>
      <PageHeader
        title={form.draft.name || title}
        badge={
          form.isDirty && (
            <Badge tone="notice" icon={<PencilLine />}>
              Unsaved changes
            </Badge>
          )
        }
      />
      <StepBar
        step={step}
        onStep={(next) => void setStep(next)}
        isSummaryOpen={isSummaryOpen}
        onSummary={() => void setSummaryOpen(!isSummaryOpen)}
      />
      {missingRole && (
        <Banner tone="info" title="You can look, but not change anything here.">
          {missingRole}
        </Banner>
      )}
      {step === 'general' ? (
        <fieldset disabled={missingRole !== undefined} className="min-w-0">
          <GeneralStep form={form} chosenAgent={evaluator && { id: evaluator.agentId, name: evaluator.agentName }} />
        </fieldset>
      ) : (
        <MetricsStep
          form={form}
          recentExecutions={evaluator?.recentExecutions ?? noExecutions}
          isSummaryOpen={isSummaryOpen}
          onCloseSummary={() => void setSummaryOpen(false)}
          isReadOnly={missingRole !== undefined}
        />
      )}
      <FormBar
        form={form}
        step={step}
        onStep={(next) => void setStep(next)}
        missingRole={missingRole}
        isRunning={isRunning}
        runProblem={runProblem}
        onSave={() => form.save(leave)}
        onSaveAndRun={() => form.save(({ id }) => run({ evaluatorId: id }))}
      />
    </>
  );
}

type StepBarProps = {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
  readonly isSummaryOpen: boolean;
  readonly onSummary: () => void;
};

function StepBar({ step, onStep, isSummaryOpen, onSummary }: StepBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Stepper
        isFree
        label="Steps"
        steps={['General', 'Metrics']}
        current={steps.indexOf(step)}
        onStep={(index) => onStep(steps[index] ?? 'general')}
      />
      {step === 'metrics' && (
        <Button icon={<ListChecks />} aria-pressed={isSummaryOpen} onClick={onSummary}>
          Show metrics
        </Button>
      )}
    </div>
  );
}

const stepParser = parseAsStringLiteral(steps).withDefault('general').withOptions({ history: 'push' });
