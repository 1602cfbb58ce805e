'use client';

import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button';
import { buttonStyle } from './button-style';
import { useFocusReturn } from './use-focus-return';

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Names the act and the thing: `Archive “Billing replies”?` */
  readonly title: string;
  /** What becomes of it, and whether it can be undone. */
  readonly consequence: string;
  /** The act in one or two words: "Archive". */
  readonly confirmLabel: string;
  readonly confirmIcon?: ReactNode;
  /** What not doing it is called: "Keep". */
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly isBusy?: boolean;
};

/** Asks before a destructive act, and only then. The focus starts on the harmless answer. */
export function ConfirmDialog({ isOpen, onOpenChange, title, consequence, ...act }: ConfirmDialogProps) {
  const focus = useFocusReturn('own');
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-in bg-scrim fade-in" />
        <AlertDialog.Content
          {...focus}
          className="fixed inset-0 z-50 m-auto grid h-fit w-[calc(100vw-32px)] max-w-110 gap-3 rounded-xl border border-line-2 bg-surface p-5 shadow-dialog"
        >
          <AlertDialog.Title className="text-pretty text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-pretty text-ink-2">{consequence}</AlertDialog.Description>
          <div className="mt-1 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className={buttonStyle()}>{act.cancelLabel ?? 'Keep'}</AlertDialog.Cancel>
            <Button variant="dangerSolid" icon={act.confirmIcon} isBusy={act.isBusy} onClick={act.onConfirm}>
              {act.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
