'use client';

import { type Credential, type CredentialKind, credentialKindSchema, credentialSchema } from '@assay/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useApiMutation } from '../../../data/use-api-mutation';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { ProblemPanel } from '../../../ui/problem-panel';
import { RadioGroup } from '../../../ui/radio-group';
import { kindOptions } from '../kinds';
import { SecretInput } from './secret-input';

type NewCredentialDialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Kinds that fit where the credential is for; all of them when absent. */
  readonly kinds?: readonly CredentialKind[];
  readonly onCreated: (credential: Credential) => void;
};

/** Stores a secret under a name, over whatever page needs it. */
export function NewCredentialDialog({ isOpen, onOpenChange, ...form }: NewCredentialDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="New credential"
      description="A secret that agents send with their calls. Agents refer to it by its name."
    >
      <NewCredentialForm {...form} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type NewCredentialFormProps = Pick<NewCredentialDialogProps, 'kinds' | 'onCreated'> & { readonly onClose: () => void };

function NewCredentialForm({ kinds = credentialKindSchema.options, onCreated, onClose }: NewCredentialFormProps) {
  const formId = useId();
  const [values, setValues] = useState({ name: '', kind: kinds[0] ?? 'secret', secret: '' });
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useApiMutation<typeof values, Credential>({
    schema: credentialSchema,
    request: (body) => ({ method: 'POST', path: '/credentials', body }),
    outdates: ['/credentials'],
    onSuccess: (credential) => {
      onClose();
      onCreated(credential);
    },
  });
  const problem = error?.problem;
  const errorOf = (path: 'name' | 'secret') =>
    problem?.fields?.find((field) => field.path === path)?.message ??
    (isChecked && values[path].trim() === '' ? 'This is needed.' : undefined);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // The dialog may stand over another form, which must not be sent with it.
    event.stopPropagation();
    setChecked(true);
    if (values.name.trim() !== '' && values.secret !== '') mutate(values);
  }

  return (
    <form id={formId} noValidate aria-label="New credential" className="grid gap-4" onSubmit={onSubmit}>
      {problem && problem.fields === undefined && <ProblemPanel problem={problem} />}
      <Field label="Name" isRequired error={errorOf('name')}>
        <Input
          maxLength={200}
          value={values.name}
          onChange={(event) => setValues({ ...values, name: event.target.value })}
        />
      </Field>
      <Field label="Kind" isRequired isGroup>
        <RadioGroup
          options={kindOptions.filter(({ value }) => kinds.includes(value))}
          value={values.kind}
          onValueChange={(kind) => setValues({ ...values, kind: credentialKindSchema.parse(kind) })}
        />
      </Field>
      <SecretInput
        value={values.secret}
        error={errorOf('secret')}
        onValueChange={(secret) => setValues({ ...values, secret })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={isPending}>
          Save credential
        </Button>
      </div>
    </form>
  );
}
