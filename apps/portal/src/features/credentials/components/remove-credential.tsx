'use client';

import type { Credential } from '@assay/contracts';
import { Trash2 } from 'lucide-react';
import { z } from 'zod';
import { useApiMutation } from '../../../data/use-api-mutation';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { ProblemPanel } from '../../../ui/problem-panel';
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
    <>
      <ConfirmDialog
        isOpen={!error}
        onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
        title={`Delete “${name}”?`}
        consequence="Its secret is destroyed and cannot be brought back. A credential that an agent uses stays."
        confirmLabel="Delete"
        confirmIcon={<Trash2 />}
        isBusy={isPending}
        onConfirm={() => mutate()}
      />
      <Dialog isOpen={error !== null} onOpenChange={onClose} title={`“${name}” stays`}>
        {error && <ProblemPanel problem={error.problem} />}
      </Dialog>
    </>
  );
}
