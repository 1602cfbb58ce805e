'use client';

import { useState } from 'react';
import { Card } from '../card';
import { Checkbox } from '../checkbox';
import { Field } from '../field';
import { FileDrop } from '../file-drop';
import { RadioGroup } from '../radio-group';
import { Stepper } from '../stepper';
import { Switch } from '../switch';
import { useToast } from '../toast';
import { purposeOptions } from './sample-data';

/** Things that are on, off or one of few, the steps of a form, and the place for a file. */
export function ChoiceSpecimens() {
  const [checked, setChecked] = useState(true);
  const [isOn, setOn] = useState(true);
  const [purpose, setPurpose] = useState('domain');
  const [step, setStep] = useState(1);
  const [file, setFile] = useState<File>();
  const toast = useToast();
  return (
    <Card title="Choices, steps, files">
      <div className="grid gap-5">
        <Stepper label="Steps" steps={['General', 'Metrics', 'Review']} current={step} onStep={setStep} />
        <div className="grid max-w-60 gap-1">
          <Checkbox label="FAQ English v7" aside="60" checked={checked} onCheckedChange={setChecked} />
          <Checkbox label="FAQ Español v3" aside="38" checked="indeterminate" onCheckedChange={setChecked} />
          <Checkbox
            label="Prompt attacks v2"
            aside="20"
            checked={false}
            onCheckedChange={setChecked}
            disabledReason="has no answers"
          />
        </div>
        <div className="flex flex-wrap gap-4">
          <Switch label="Cache replies" checked={isOn} onCheckedChange={setOn} />
          <Switch label="Off" checked={false} onCheckedChange={setOn} />
          <Switch label="Disabled" checked={false} onCheckedChange={setOn} isDisabled />
        </div>
        <Field label="Purpose" isGroup isRequired>
          <RadioGroup options={purposeOptions} value={purpose} onValueChange={setPurpose} />
        </Field>
        <FileDrop
          accept={['.xlsx', '.csv', '.tsv', '.json', '.jsonl']}
          file={file}
          onFile={setFile}
          onRefuse={(text) => toast({ text, tone: 'error' })}
        />
      </div>
    </Card>
  );
}
