'use client';

import { useState } from 'react';
import { Card } from '../card';
import { Combobox } from '../combobox';
import { Field } from '../field';
import { Input } from '../input';
import { MultiSelect } from '../multi-select';
import { NumberField } from '../number-field';
import { Select } from '../select';
import { TextLink } from '../text-link';
import { Textarea } from '../textarea';
import { metricOptions, typeOptions } from './sample-data';

/** Fields to type and choose in. */
export function FieldSpecimens() {
  const [threshold, setThreshold] = useState<number | undefined>(1.4);
  const [metric, setMetric] = useState('');
  const [type, setType] = useState('word');
  const [chosen, setChosen] = useState<readonly string[]>(['exact_match', 'llm_judge']);
  return (
    <Card title="Fields">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" isRequired help="Shown in lists and reports.">
          <Input defaultValue="FAQ English" />
        </Field>
        <Field
          label="Threshold"
          isRequired
          error={threshold !== undefined && threshold > 1 ? 'Between 0 and 1.' : undefined}
        >
          <NumberField value={threshold} onValueChange={setThreshold} min={0} max={1} step={0.05} />
        </Field>
        <Field label="Tokens" isRequired>
          <Select options={typeOptions} value={type} onValueChange={setType} />
        </Field>
        <Field label="Judge" help="Needs a credential." aside={<TextLink href="/settings">Add one</TextLink>}>
          <Input disabled defaultValue="llm_judge" />
        </Field>
        <Field label="Metric" isRequired>
          <Combobox
            label="Metric"
            options={metricOptions}
            value={metric}
            onValueChange={setMetric}
            placeholder="Type to find one"
          />
        </Field>
        <Field label="Time limit">
          <NumberField value={60_000} onValueChange={() => undefined} unit="ms" isDisabled />
        </Field>
        <Field label="Metrics" className="sm:col-span-2" isRequired>
          <MultiSelect
            label="Metrics"
            options={metricOptions}
            value={chosen}
            onValueChange={setChosen}
            placeholder="Choose metrics"
          />
        </Field>
        <Field label="Rationale" className="sm:col-span-2" help="Why this threshold and not another.">
          <Textarea defaultValue="A 4 of 5 is what the support lead signs off as good enough to send." />
        </Field>
      </div>
    </Card>
  );
}
