'use client';

import { Card } from '../../../ui/card';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { RadioGroup } from '../../../ui/radio-group';
import { Textarea } from '../../../ui/textarea';
import type { DatasetFields, FieldErrors } from '../dataset-fields';
import { purposeOptions } from '../purposes';

type DatasetDetailsCardProps = {
  readonly fields: DatasetFields;
  readonly onFieldsChange: (fields: DatasetFields) => void;
  readonly errors: FieldErrors;
};

/** Name, description and purpose of a dataset. */
export function DatasetDetailsCard({ fields, onFieldsChange, errors }: DatasetDetailsCardProps) {
  const set = (name: keyof DatasetFields) => (value: string) => onFieldsChange({ ...fields, [name]: value });
  return (
    <Card>
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <Field label="Name" isRequired error={errors.name}>
            <Input
              name="name"
              autoComplete="off"
              value={fields.name}
              onChange={(event) => set('name')(event.target.value)}
            />
          </Field>
          <Field label="Description" error={errors.description}>
            <Textarea
              name="description"
              rows={3}
              value={fields.description}
              onChange={(event) => set('description')(event.target.value)}
            />
          </Field>
        </div>
        <Field label="Purpose" isRequired isGroup error={errors.purpose}>
          <RadioGroup options={purposeOptions} value={fields.purpose} onValueChange={set('purpose')} />
        </Field>
      </div>
    </Card>
  );
}
