'use client';

import type { ApiKey } from '@assay/contracts';
import { Ban } from 'lucide-react';
import { z } from 'zod';
import { useApiMutation } from '../../../data/use-api-mutation';
import { ConfirmAct } from '../../../ui/confirm-act';
import { useToast } from '../../../ui/toast';
import { useViewer } from '../../shell';

type RevokeApiKeyProps = { readonly apiKey: ApiKey; readonly onClose: () => void };

/** Asks whether a key is to open nothing any more. */
export function RevokeApiKey({ apiKey: { id, name, prefix }, onClose }: RevokeApiKeyProps) {
  const toast = useToast();
  const isOwn = useViewer().id === `api-key:${id}`;
  const { mutate, isPending, error } = useApiMutation<void, null>({
    schema: z.null(),
    request: () => ({ method: 'DELETE', path: `/api-keys/${id}` }),
    outdates: ['/api-keys'],
    onSuccess: () => {
      toast({ text: `“${name}” is revoked.` });
      onClose();
    },
  });
  const consequence = `Whatever uses the key that begins with ${prefix} is refused from now on. This cannot be undone.`;
  return (
    <ConfirmAct
      title={`Revoke “${name}”?`}
      consequence={isOwn ? `You use this very key now. ${consequence}` : consequence}
      confirmLabel="Revoke"
      confirmIcon={<Ban />}
      isBusy={isPending}
      onConfirm={() => mutate()}
      problem={error?.problem}
      refusal={`“${name}” still works`}
      onClose={onClose}
    />
  );
}
