'use client';

import type { Problem } from '@assay/contracts';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { ProblemPanel } from './problem-panel';

type ConfirmActProps = {
  /** Names the act and the thing: `Archive “Billing replies”?` */
  readonly title: string;
  /** What becomes of it, and whether it can be undone. */
  readonly consequence: string;
  readonly confirmLabel: string;
  readonly confirmIcon?: ReactNode;
  readonly onConfirm: () => void;
  readonly isBusy: boolean;
  /** Why it could not be done; shown in place of the question. */
  readonly problem: Problem | undefined;
  /** What is said above the problem: `“Billing replies” stays`. */
  readonly refusal: string;
  readonly onClose: () => void;
};

/** Asks before a destructive act, as long as it is there; an act that is refused says why. */
export function ConfirmAct({ problem, refusal, onClose, ...question }: ConfirmActProps) {
  return (
    <>
      <ConfirmDialog
        {...question}
        isOpen={problem === undefined}
        onOpenChange={(isOpen) => !isOpen && !question.isBusy && onClose()}
      />
      <Dialog isOpen={problem !== undefined} onOpenChange={onClose} title={refusal}>
        {problem && <ProblemPanel problem={problem} />}
      </Dialog>
    </>
  );
}
