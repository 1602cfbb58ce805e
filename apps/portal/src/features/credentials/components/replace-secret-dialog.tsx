'use client';

import { type Credential, credentialSchema } from '@assay/contracts';
import { type FormEvent, useState } from 'react';
import { useApiMutation } from '../../../data/use-api-mutation';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ProblemPanel } from '../../../ui/problem-panel';
import { useToast } from '../../../ui/toast';
import { SecretInput } from './secret-input';

type ReplaceSecretDialogProps = {
  /** Whose secret is replaced; the dialog is closed without one. */
  readonly credential: Credential | undefined;
  readonly onClose: () => void;
};

/** Puts another secret under the same name: agents that use it send the new one from then on. */
export function ReplaceSecretDialog({ credential, onClose }: ReplaceSecretDialogProps) {
  return (
    <Dialog
      isOpen={credential !== undefined}
      onOpenChange={onClose}
      title={`Replace the secret of “${credential?.name ?? ''}”`}
      description="Agents that use it send the new secret from their next call on. The old one is gone."
    >
      {credential && <ReplaceSecretForm credential={credential} onClose={onClose} />}
    </Dialog>
  );
}

type ReplaceSecretFormProps = { readonly credential: Credential; readonly onClose: () => void };

function ReplaceSecretForm({ credential, onClose }: ReplaceSecretFormProps) {
  const toast = useToast();
  const [secret, setSecret] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useApiMutation<string, Credential>({
    schema: credentialSchema,
    request: (given) => ({ method: 'PUT', path: `/credentials/${credential.id}/secret`, body: { secret: given } }),
    outdates: ['/credentials'],
    onSuccess: ({ name }) => {
      toast({ text: `“${name}” has another secret.` });
      onClose();
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (secret !== '') mutate(secret);
  }

  return (
    <form noValidate aria-label="Replace the secret" className="grid gap-4" onSubmit={onSubmit}>
      {error && <ProblemPanel problem={error.problem} />}
      <SecretInput
        value={secret}
        error={isChecked && secret === '' ? 'This is needed.' : undefined}
        onValueChange={setSecret}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={isPending}>
          Replace secret
        </Button>
      </div>
    </form>
  );
}
