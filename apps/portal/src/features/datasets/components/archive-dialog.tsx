'use client';

import type { Dataset } from '@assay/contracts';
import { Archive } from 'lucide-react';
import { z } from 'zod';
import { useApiMutation } from '../../../data/use-api-mutation';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { ProblemPanel } from '../../../ui/problem-panel';
import { useToast } from '../../../ui/toast';

type ArchiveDialogProps = {
  /** The dataset asked about; undefined while nothing is asked. */
  readonly dataset: Dataset | undefined;
  readonly onClose: () => void;
  readonly onArchived?: () => void;
};

/** Asks before a dataset is archived, and says why where it cannot be. */
export function ArchiveDialog({ dataset, onClose, onArchived }: ArchiveDialogProps) {
  const toast = useToast();
  const { mutate, error, isPending, reset } = useApiMutation<Dataset, null>({
    schema: z.null(),
    request: ({ id }) => ({ method: 'DELETE', path: `/datasets/${id}` }),
    outdates: ['/datasets'],
    onSuccess: (_data, { name }) => {
      toast({ text: `“${name}” is archived.` });
      onClose();
      onArchived?.();
    },
  });
  function onOpenChange(isOpen: boolean) {
    if (isOpen) return;
    reset();
    onClose();
  }
  if (!dataset) return null;
  if (error) {
    return (
      <Dialog isOpen onOpenChange={onOpenChange} title={`“${dataset.name}” is not archived`}>
        <ProblemPanel problem={error.problem} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title={`Archive “${dataset.name}”?`}
      consequence="It leaves the list and can no longer be chosen. Executions that used it stay as they are."
      confirmLabel="Archive"
      confirmIcon={<Archive />}
      onConfirm={() => mutate(dataset)}
      isBusy={isPending}
    />
  );
}
