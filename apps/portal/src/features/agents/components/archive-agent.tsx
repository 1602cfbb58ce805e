'use client';

import type { Agent } from '@assay/contracts';
import { Archive } from 'lucide-react';
import { z } from 'zod';
import { useApiMutation } from '../../../data/use-api-mutation';
import { ConfirmAct } from '../../../ui/confirm-act';
import { useToast } from '../../../ui/toast';

type ArchiveAgentProps = {
  readonly agent: Agent;
  readonly onClose: () => void;
  readonly onArchived?: () => void;
};

/** Asks whether an agent is to leave the lists, and takes it out of them. */
export function ArchiveAgent({ agent: { id, name }, onClose, onArchived }: ArchiveAgentProps) {
  const toast = useToast();
  const { mutate, isPending, error } = useApiMutation<void, null>({
    schema: z.null(),
    request: () => ({ method: 'DELETE', path: `/agents/${id}` }),
    outdates: ['/agents', '/evaluators'],
    onSuccess: () => {
      toast({ text: `“${name}” is archived.` });
      onClose();
      onArchived?.();
    },
  });
  return (
    <ConfirmAct
      title={`Archive “${name}”?`}
      consequence="It leaves the lists and cannot be chosen for an evaluator any more. Executions of it keep their results."
      confirmLabel="Archive"
      confirmIcon={<Archive />}
      isBusy={isPending}
      onConfirm={() => mutate()}
      problem={error?.problem}
      refusal={`“${name}” stays`}
      onClose={onClose}
    />
  );
}
