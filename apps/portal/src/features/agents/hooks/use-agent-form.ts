'use client';

import { type Agent, agentSchema } from '@assay/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useApiMutation } from '../../../data/use-api-mutation';
import type { FieldProblem } from '../../../ui/schema-form/problem-fields';
import { useSchemaForm } from '../../../ui/schema-form/use-schema-form';
import type { AgentWords } from '../agent-words';
import type { Connector } from '../connector';
import type { AgentChanges } from '../describe-saving';
import type { useTryAgent } from './use-try-agent';

type AgentFormState = {
  /** The agent that is changed; absent for a new one. */
  readonly agent: Agent | undefined;
  readonly connector: Connector;
  readonly words: AgentWords;
  readonly trial: ReturnType<typeof useTryAgent>;
  readonly onSaved: (agent: Agent) => void;
};

const noSettings = {};
const noProblems: readonly FieldProblem[] = [];

/** The state of the form of an agent: the settings of its connector, saving and trying it. */
export function useAgentForm({ agent, connector, words, trial, onSaved }: AgentFormState) {
  const nameInput = useRef<HTMLInputElement>(null);
  const isSubmitting = useRef(false);
  const [isChecked, setChecked] = useState(false);
  const save = useApiMutation<Record<string, unknown>, Agent>({
    schema: agentSchema,
    request: (body) =>
      agent ? { method: 'PATCH', path: `/agents/${agent.id}`, body } : { method: 'POST', path: '/agents', body },
    outdates: ['/agents', '/evaluators'],
    onSuccess: onSaved,
  });
  const current = agent?.latestVersion;
  const isSameConnector = current?.connector === connector.id;
  const settings = useSchemaForm({
    schema: connector.config,
    settings: isSameConnector ? current.config : noSettings,
    problems: (save.error ?? trial.error)?.problem.fields ?? noProblems,
    prefix: 'config',
  });
  const changes: AgentChanges = {
    settings: settings.isDirty || !isSameConnector,
    words: words.name !== (agent?.name ?? '') || words.description !== (agent?.description ?? ''),
  };
  const isNameMissing = words.name.trim() === '';

  async function submit(event: FormEvent) {
    // Checking the settings takes a moment, in which the button may be pressed again.
    if (isSubmitting.current) return event.preventDefault();
    isSubmitting.current = true;
    setChecked(true);
    await settings.submitWith(async (config) => {
      if (isNameMissing) return;
      trial.reset();
      await save
        .mutateAsync({ ...words, name: words.name.trim(), connector: connector.id, config })
        .catch(() => undefined);
    })(event);
    isSubmitting.current = false;
    if (isNameMissing) nameInput.current?.focus();
  }

  const problem = save.error?.problem;
  const isNameTaken = problem?.code === 'agent.name_taken';
  return {
    settings,
    changes,
    nameInput,
    /** What is wrong with a field outside the settings. */
    errorOf: (field: string) => {
      if (field === 'name' && isChecked && isNameMissing) return 'A name is needed.';
      if (field === 'name' && isNameTaken) return problem.detail;
      return settings.others.find(({ path }) => path === field)?.message;
    },
    /** A failure no field shows. */
    problem: problem?.fields?.length || isNameTaken ? undefined : problem,
    isSaving: save.isPending || save.isSuccess,
    onSubmit: submit,
    onTry: settings.submitWith((config) => {
      save.reset();
      trial.ask({ connector: connector.id, config });
    }),
  };
}
