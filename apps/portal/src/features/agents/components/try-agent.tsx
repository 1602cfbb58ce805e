'use client';

import { Play } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Field } from '../../../ui/field';
import { Kbd } from '../../../ui/kbd';
import { ProblemPanel } from '../../../ui/problem-panel';
import { Textarea } from '../../../ui/textarea';
import { useMissingRole } from '../../shell';
import type { useTryAgent } from '../hooks/use-try-agent';
import { TryReply } from './try-reply';

type TryAgentProps = {
  readonly trial: ReturnType<typeof useTryAgent>;
  /** Id of the agent's connector. */
  readonly connector: string;
  /** Asks the agent as it stands. */
  readonly onTry: () => void;
};

/** A question to ask the agent now, and everything it answered. Nothing is saved. */
export function TryAgent({ trial, connector, onTry }: TryAgentProps) {
  const isRecorded = connector === 'recorded';
  return (
    <Card
      title="Try it"
      note="nothing is saved"
      className="@4xl:sticky @4xl:top-16 @4xl:max-h-[calc(100dvh-80px)] @4xl:overflow-y-auto"
    >
      {isRecorded ? (
        <p className="text-pretty text-sm text-ink-2">
          There is no agent to ask: the answers are those in the dataset’s prediction column.
        </p>
      ) : (
        <TryForm trial={trial} onTry={onTry} />
      )}
    </Card>
  );
}

function TryForm({ trial, onTry }: Omit<TryAgentProps, 'connector'>) {
  const { question, isBusy, error, reply } = trial;
  const missingRole = useMissingRole('editor');
  const disabledReason = missingRole ?? (question.trim() === '' ? 'Type a question first.' : undefined);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isBusy && disabledReason === undefined) onTry();
  }

  return (
    <div className="grid gap-4">
      <Field label="Question" isRequired>
        <Textarea
          rows={2}
          value={question}
          onChange={(event) => trial.setQuestion(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={<Play />} isBusy={isBusy} disabledReason={disabledReason} onClick={onTry}>
          {isBusy ? 'Asking the agent' : 'Try it'}
        </Button>
        {isBusy ? (
          <Button variant="ghost" onClick={trial.reset}>
            Stop waiting
          </Button>
        ) : (
          <span className="flex items-center gap-1 text-xs text-ink-3">
            or <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
          </span>
        )}
      </div>
      <section aria-live="polite" aria-label="What the agent answered" className="empty:hidden">
        {error && <ProblemPanel problem={error.problem} />}
        {!error && reply && <TryReply reply={reply} />}
      </section>
    </div>
  );
}
