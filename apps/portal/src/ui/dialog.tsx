'use client';

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { IconButton } from './icon-button';
import { OverlayHost } from './overlay-host';
import { useFocusReturn } from './use-focus-return';

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
  const [content, setContent] = useState<HTMLElement | null>(null);
  const focus = useFocusReturn('field');
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-in bg-scrim fade-in" />
        {/* Centred without a transform and scrolling inside, so that its own lists may reach beyond its edges. */}
        <Radix.Content
          ref={setContent}
          {...focus}
          {...(!description && { 'aria-describedby': undefined })}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] max-w-140 flex-col rounded-xl border border-line-2 bg-surface shadow-dialog outline-none"
        >
          <OverlayHost value={content}>
            <div className="flex flex-none items-start justify-between gap-3 px-5 pt-4 pb-2">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton size="sm" label="Close" icon={<X />} className="-mr-1.5" />
              </Radix.Close>
            </div>
            <div className="grid min-h-0 gap-4 overflow-y-auto px-5 pb-5">
              {description && <Radix.Description className="text-pretty text-ink-2">{description}</Radix.Description>}
              {children}
            </div>
            {actions && (
              <div className="flex flex-none flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{actions}</div>
            )}
          </OverlayHost>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
