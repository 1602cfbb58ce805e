'use client';

import type { Agent } from '@assay/contracts';
import { Archive } from 'lucide-react';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { ProblemPanel } from '../../../ui/problem-panel';
import { useArchiveAgent } from '../hooks/use-archive-agent';

type ArchiveAgentProps = {
  readonly agent: Agent;
  readonly onClose: () => void;
  readonly onArchived?: () => void;
};

/** Asks whether an agent is to leave the lists, and says so when it cannot. Shown as long as it is there. */
export function ArchiveAgent({ agent, onClose, onArchived }: ArchiveAgentProps) {
  const { mutate, isPending, error } = useArchiveAgent(() => {
    onClose();
    onArchived?.();
  });
  return (
    <>
      <ConfirmDialog
        isOpen={!error}
        onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
        title={`Archive “${agent.name}”?`}
        consequence="It leaves the lists and cannot be chosen for an evaluator any more. Executions of it keep their results."
        confirmLabel="Archive"
        confirmIcon={<Archive />}
        isBusy={isPending}
        onConfirm={() => mutate(agent)}
      />
      <Dialog isOpen={error !== null} onOpenChange={onClose} title={`“${agent.name}” stays`}>
        {error && <ProblemPanel problem={error.problem} />}
      </Dialog>
    </>
  );
}
