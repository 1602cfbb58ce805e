'use client';

import type { Credential } from '@assay/contracts';
import { Trash2 } from 'lucide-react';
import { z } from 'zod';
import { useApiMutation } from '../../../data/use-api-mutation';
import { ConfirmAct } from '../../../ui/confirm-act';
import { useToast } from '../../../ui/toast';

type RemoveCredentialProps = { readonly credential: Credential; readonly onClose: () => void };

/** Asks, deletes, or says which agents still use the credential. */
export function RemoveCredential({ credential: { id, name }, onClose }: RemoveCredentialProps) {
  const toast = useToast();
  const { mutate, isPending, error } = useApiMutation<void, null>({
    schema: z.null(),
    request: () => ({ method: 'DELETE', path: `/credentials/${id}` }),
    outdates: ['/credentials'],
    onSuccess: () => {
      toast({ text: `“${name}” is deleted.` });
      onClose();
    },
  });
  return (
    <ConfirmAct
      title={`Delete “${name}”?`}
      consequence="Its secret is destroyed and cannot be brought back. A credential that an agent uses stays."
      confirmLabel="Delete"
      confirmIcon={<Trash2 />}
      isBusy={isPending}
      onConfirm={() => mutate()}
      problem={error?.problem}
      refusal={`“${name}” stays`}
      onClose={onClose}
    />
  );
}
