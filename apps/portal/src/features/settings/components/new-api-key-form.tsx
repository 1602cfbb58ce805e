'use client';

import { apiKeySchema, type CreateApiKey, roleSchema } from '@assay/contracts';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { useApiMutation } from '../../../data/use-api-mutation';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { ProblemPanel } from '../../../ui/problem-panel';
import { Select } from '../../../ui/select';
import { expiresAt, expiryOptions } from '../expiry';
import { roleOptions } from '../roles';

type NewApiKeyFormProps = { readonly onCreated: (key: string) => void; readonly onCancel: () => void };

const createdSchema = z.object({ apiKey: apiKeySchema, key: z.string() });

/** What a new key is for, what it may do and how long. */
export function NewApiKeyForm({ onCreated, onCancel }: NewApiKeyFormProps) {
  const [values, setValues] = useState({ name: '', role: 'editor', lasts: '90' });
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useApiMutation<CreateApiKey, z.infer<typeof createdSchema>>({
    schema: createdSchema,
    request: (body) => ({ method: 'POST', path: '/api-keys', body }),
    outdates: ['/api-keys'],
    onSuccess: ({ key }) => onCreated(key),
  });
  const problem = error?.problem;
  const nameError = isChecked && values.name.trim() === '' ? 'A name is needed.' : undefined;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (values.name.trim() === '') return;
    const role = roleSchema.parse(values.role);
    mutate({ name: values.name, role, expiresAt: expiresAt(values.lasts, Date.now()) });
  }

  return (
    <form noValidate aria-label="New API key" className="grid gap-4" onSubmit={onSubmit}>
      {problem && <ProblemPanel problem={problem} />}
      <Field label="Name" isRequired error={nameError} help="Where it is used: “CI of the support bot”.">
        <Input
          maxLength={200}
          value={values.name}
          onChange={(event) => setValues({ ...values, name: event.target.value })}
        />
      </Field>
      <Field label="Role" isRequired help="What whoever holds the key may do.">
        <Select options={roleOptions} value={values.role} onValueChange={(role) => setValues({ ...values, role })} />
      </Field>
      <Field label="Works for" isRequired>
        <Select
          options={expiryOptions}
          value={values.lasts}
          onValueChange={(lasts) => setValues({ ...values, lasts })}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={isPending}>
          Create API key
        </Button>
      </div>
    </form>
  );
}
