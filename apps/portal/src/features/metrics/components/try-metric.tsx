'use client';

import { Play, Plus, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Field } from '../../../ui/field';
import { IconButton } from '../../../ui/icon-button';
import { Kbd } from '../../../ui/kbd';
import { ProblemPanel } from '../../../ui/problem-panel';
import { Textarea } from '../../../ui/textarea';
import { useMissingRole } from '../../shell';
import type { useTryMetric } from '../hooks/use-try-metric';
import { TryResult } from './try-result';

type TryMetricProps = {
  readonly trial: ReturnType<typeof useTryMetric>;
  /** The metric compares with an expected answer. */
  readonly needsAnswer: boolean;
  /** Scores the case by the metric as it stands in the form. */
  readonly onTry: () => void;
};

/** A case to type in and what the metric, as it stands, says about it. */
export function TryMetric({ trial, needsAnswer, onTry }: TryMetricProps) {
  const { given, edit, isBusy, result, error } = trial;
  const missingRole = useMissingRole('editor');
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isBusy && missingRole === undefined) onTry();
  }
  return (
    <Card title="Try it" note="on one case, nothing is saved" className="@4xl:sticky @4xl:top-16">
      <fieldset aria-label="Try it" className="grid gap-4" onKeyDown={onKeyDown}>
        <Field label="Question">
          <Textarea rows={1} value={given.question} onChange={(event) => edit({ question: event.target.value })} />
        </Field>
        <Answers answers={given.answers} isRequired={needsAnswer} onChange={(answers) => edit({ answers })} />
        <Field label="Prediction" isRequired help="What the agent answered.">
          <Textarea rows={2} value={given.prediction} onChange={(event) => edit({ prediction: event.target.value })} />
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <Button icon={<Play />} isBusy={isBusy} disabledReason={missingRole} onClick={onTry}>
            Try it
          </Button>
          <span className="flex items-center gap-1 text-xs text-ink-3">
            or <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
          </span>
        </div>
      </fieldset>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {error && <ProblemPanel problem={error.problem} />}
        {!error && result && <TryResult result={result} />}
      </div>
    </Card>
  );
}

type AnswersProps = {
  readonly answers: readonly string[];
  readonly isRequired: boolean;
  readonly onChange: (answers: readonly string[]) => void;
};

function Answers({ answers, isRequired, onChange }: AnswersProps) {
  const lines = answers.map((text, index) => ({ text, index, name: `Expected answer ${index + 1}` }));
  return (
    <Field isGroup label="Expected answers" isRequired={isRequired} help="The best match counts.">
      <div className="grid gap-2">
        {lines.map(({ text, index, name }) => (
          <div key={name} className="flex items-start gap-1">
            <Textarea
              rows={1}
              id={undefined}
              aria-label={name}
              value={text}
              onChange={(event) => onChange(answers.with(index, event.target.value))}
            />
            {answers.length > 1 && (
              <IconButton
                label={`Remove ${name}`}
                icon={<Trash2 />}
                onClick={() => onChange(answers.toSpliced(index, 1))}
              />
            )}
          </div>
        ))}
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus />}
          className="justify-self-start"
          onClick={() => onChange([...answers, ''])}
        >
          Add an answer
        </Button>
      </div>
    </Field>
  );
}
