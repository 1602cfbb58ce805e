'use client';

import { useApiQuery } from '../../../data/use-api-query';
import { Card } from '../../../ui/card';
import { Combobox } from '../../../ui/combobox';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import type { Option } from '../../../ui/option';
import { TextLink } from '../../../ui/text-link';
import { Textarea } from '../../../ui/textarea';
import { agentsQuery } from '../../agents';
import type { EvaluatorForm } from '../hooks/use-evaluator-form';

type GeneralStepProps = {
  readonly form: EvaluatorForm;
  /** The agent chosen before, who may be archived by now and so not in the list. */
  readonly chosenAgent: { readonly id: string; readonly name: string } | undefined;
};

/** What the evaluator is called and which agent it measures. */
export function GeneralStep({ form, chosenAgent }: GeneralStepProps) {
  const { draft, edit, errorOf } = form;
  const agents = useApiQuery(agentsQuery());
  const options: Option[] = (agents.data?.items ?? []).map(({ id, name, description, latestVersion }) => ({
    value: id,
    label: name,
    description: [`v${latestVersion.number}`, description].filter(Boolean).join(', '),
  }));
  if (chosenAgent && !options.some(({ value }) => value === chosenAgent.id)) {
    const disabledReason = agents.data && 'is archived';
    options.push({ value: chosenAgent.id, label: chosenAgent.name, disabledReason });
  }
  return (
    <Card title="General">
      <div className="grid max-w-180 gap-4">
        <Field label="Name" isRequired error={errorOf('name')}>
          <Input value={draft.name} maxLength={200} onChange={({ target }) => edit({ name: target.value })} />
        </Field>
        <Field label="Description" error={errorOf('description')} help="What question it answers, in a sentence.">
          <Textarea
            rows={2}
            maxLength={2000}
            value={draft.description}
            onChange={({ target }) => edit({ description: target.value })}
          />
        </Field>
        <Field
          label="Agent"
          isRequired
          error={errorOf('agentId') ?? agents.error?.problem.detail}
          help="The system that is measured, at its latest version when it is run."
          aside={<TextLink href="/agents/new">New agent</TextLink>}
        >
          <Combobox
            label="Agent"
            options={options}
            value={draft.agentId}
            onValueChange={(agentId) => edit({ agentId })}
            placeholder={agents.isPending ? 'Reading the agents' : 'Choose an agent'}
          />
        </Field>
      </div>
    </Card>
  );
}
