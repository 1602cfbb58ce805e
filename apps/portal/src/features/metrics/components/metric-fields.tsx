'use client';

import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { NumberField } from '../../../ui/number-field';
import { ProblemPanel } from '../../../ui/problem-panel';
import { SchemaField } from '../../../ui/schema-form/schema-field';
import { Textarea } from '../../../ui/textarea';
import type { useMetricForm } from '../hooks/use-metric-form';

type MetricFieldsProps = { readonly form: ReturnType<typeof useMetricForm> };

/** Name, the settings of the type, threshold and rationale. */
export function MetricFields({ form }: MetricFieldsProps) {
  const { draft, edit, errorOf, settings } = form;
  const nowhere = settings.others.filter(({ path }) => !['name', 'threshold', 'rationale'].includes(path));
  return (
    <>
      {form.problem && <ProblemPanel problem={form.problem} />}
      {nowhere.map(({ path, message }) => (
        <p key={path} role="alert" className="text-sm text-garnet">
          {message}
        </p>
      ))}
      <Field label="Name" isRequired error={errorOf('name')}>
        <Input value={draft.name} maxLength={200} onChange={(event) => edit({ name: event.target.value })} />
      </Field>
      <fieldset className="grid gap-4 border-t border-line pt-4">
        <legend className="float-left w-full text-sm font-semibold">Settings</legend>
        {settings.nodes.length === 0 && <p className="text-sm text-ink-3">This type has nothing to set.</p>}
        {settings.nodes.map((node) => (
          <SchemaField key={node.key} node={node} path="" control={settings.control} credentials={[]} />
        ))}
      </fieldset>
      <fieldset className="grid gap-4 border-t border-line pt-4">
        <legend className="float-left w-full text-sm font-semibold">When is it good enough?</legend>
        <Field
          label="Threshold"
          error={errorOf('threshold')}
          help="A case passes at this score or above. From 0 to 1; without one there is no pass or fail."
        >
          <NumberField
            min={0}
            max={1}
            step={0.05}
            value={draft.threshold}
            onValueChange={(threshold) => edit({ threshold })}
            className="max-w-40"
          />
        </Field>
        <Field
          label="Rationale"
          error={errorOf('rationale')}
          help="Why this threshold: shown wherever it decides about a pass or a fail."
        >
          <Textarea
            maxLength={2000}
            value={draft.rationale}
            onChange={(event) => edit({ rationale: event.target.value })}
          />
        </Field>
      </fieldset>
    </>
  );
}
