'use client';

import type { Agent } from '@assay/contracts';
import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { ProblemPanel } from '../../../ui/problem-panel';
import { Textarea } from '../../../ui/textarea';
import { useMissingRole } from '../../shell';
import type { AgentWords } from '../agent-words';
import type { Connector } from '../connector';
import { describeSaving } from '../describe-saving';
import type { useAgentForm } from '../hooks/use-agent-form';
import { ConnectorSettings } from './connector-settings';

type AgentFieldsProps = {
  readonly agent: Agent | undefined;
  readonly connector: Connector;
  readonly words: AgentWords;
  readonly onWordsChange: (change: Partial<AgentWords>) => void;
  readonly form: ReturnType<typeof useAgentForm>;
  readonly actions: ReactNode;
};

const shownFields = ['name', 'description', 'note'];

/** Name, settings and version note of an agent, and what saving them will do. */
export function AgentFields({ agent, connector, words, onWordsChange, form, actions }: AgentFieldsProps) {
  const nowhere = form.settings.others.filter(({ path }) => !shownFields.includes(path));
  return (
    <form noValidate aria-label="Agent" className="grid gap-4" onSubmit={(event) => void form.onSubmit(event)}>
      {form.problem && <ProblemPanel problem={form.problem} />}
      {nowhere.map(({ path, message }) => (
        <p key={path} role="alert" className="text-sm text-garnet">
          {message}
        </p>
      ))}
      <Field label="Name" isRequired error={form.errorOf('name')}>
        <Input
          ref={form.nameInput}
          maxLength={200}
          value={words.name}
          onChange={(event) => onWordsChange({ name: event.target.value })}
        />
      </Field>
      <Field label="Description" error={form.errorOf('description')}>
        <Textarea
          rows={2}
          maxLength={2000}
          value={words.description}
          onChange={(event) => onWordsChange({ description: event.target.value })}
        />
      </Field>
      <fieldset className="grid gap-4 border-t border-line pt-4">
        <legend className="float-left w-full text-sm font-semibold">Settings</legend>
        <ConnectorSettings connector={connector} settings={form.settings} />
      </fieldset>
      <div className="border-t border-line pt-4">
        <Field
          label="Version note"
          error={form.errorOf('note')}
          help={agent ? 'What is new in this version; kept only when a setting changes.' : 'What this version is.'}
        >
          <Input maxLength={500} value={words.note} onChange={(event) => onWordsChange({ note: event.target.value })} />
        </Field>
      </div>
      <SaveBar agent={agent} form={form} actions={actions} />
    </form>
  );
}

function SaveBar({ agent, form, actions }: Pick<AgentFieldsProps, 'agent' | 'form' | 'actions'>) {
  const missingRole = useMissingRole('editor');
  const sentence = describeSaving(agent, form.changes);
  const isUnchanged = agent !== undefined && !form.changes.settings && !form.changes.words;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
      <p aria-live="polite" className="mr-auto text-sm text-ink-2">
        {sentence}
      </p>
      {actions}
      <Button
        type="submit"
        variant="primary"
        icon={<Save />}
        isBusy={form.isSaving}
        disabledReason={missingRole ?? (isUnchanged ? sentence : undefined)}
      >
        {agent ? 'Save agent' : 'Create agent'}
      </Button>
    </div>
  );
}
