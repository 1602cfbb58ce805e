'use client';

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';

type DialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly children?: ReactNode;
  /** Buttons at the foot; the primary one last. */
  readonly actions?: ReactNode;
};

/** A window over the page that takes the focus and gives it back; Escape closes it. */
export function Dialog({ isOpen, onOpenChange, title, description, children, actions }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-in bg-scrim fade-in" />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          className="fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] max-w-140 -translate-x-1/2 -translate-y-1/2 gap-3 overflow-y-auto rounded-xl border border-line-2 bg-surface p-5 shadow-dialog"
        >
          <div className="flex items-start justify-between gap-3">
            <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton size="sm" label="Close" icon={<X />} className="-mt-0.5 -mr-1" />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="text-ink-2">{description}</Radix.Description>}
          {children}
          {actions && <div className="mt-1 flex flex-wrap justify-end gap-2">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
