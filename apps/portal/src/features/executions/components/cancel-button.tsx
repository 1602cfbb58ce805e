'use client';

import type { Execution } from '@assay/contracts';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { sayProblem } from '../../../data/api-problem';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useToast } from '../../../ui/toast';
import { useMissingRole } from '../../shell';
import { useCancel } from '../hooks/use-cancel';

type CancelButtonProps = { readonly execution: Pick<Execution, 'id' | 'number'>; readonly size?: 'sm' | 'md' };

/** Stops an execution after asking once. */
export function CancelButton({ execution: { id, number }, size = 'md' }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancel();
  const toast = useToast();
  const stop = () =>
    cancel.mutate(id, {
      onError: ({ problem }) => toast({ tone: 'error', text: sayProblem(problem) }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button size={size} icon={<Ban />} disabledReason={useMissingRole('editor')} onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Cancel execution #${number}?`}
        consequence="The agent is asked nothing more. What is done is kept and can be viewed."
        confirmLabel="Cancel the execution"
        confirmIcon={<Ban />}
        cancelLabel="Let it run"
        onConfirm={stop}
        isBusy={cancel.isPending}
      />
    </>
  );
}
