'use client';

import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { DrawerEdge } from './drawer-edge';
import { IconButton } from './icon-button';
import { OverlayHost } from './overlay-host';
import { useDrawerWidth } from './use-drawer-width';
import { useFocusReturn } from './use-focus-return';
import { useStepKeys } from './use-step-keys';

type DrawerProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Tags and badges beside the title. */
  readonly meta?: ReactNode;
  /** Where among its neighbours it stands: "5 of 98". */
  readonly position?: string;
  readonly onNext?: (() => void) | undefined;
  readonly onPrevious?: (() => void) | undefined;
  readonly children: ReactNode;
};

/**
 * One thing of a list beside that list, which stays usable. Escape closes it and the focus returns to where it was;
 * J and K step through the list; its width is remembered. On a phone it fills the screen.
 */
export function Drawer({ isOpen, onClose, title, meta, position, onNext, onPrevious, children }: DrawerProps) {
  const { width, setWidth } = useDrawerWidth();
  const [content, setContent] = useState<HTMLElement | null>(null);
  const focus = useFocusReturn('content');
  useStepKeys({ isActive: isOpen, onNext, onPrevious });
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          ref={setContent}
          {...focus}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          style={{ width: `min(${width}px, 100vw)` }}
          className="fixed top-12 right-0 bottom-0 z-30 flex animate-in flex-col border-l outline-none border-line-2 bg-surface shadow-drawer duration-180 ease-out slide-in-from-right max-sm:inset-0 max-sm:w-full! sm:max-w-[max(420px,60vw)]"
        >
          <OverlayHost value={content}>
            <DrawerEdge width={width} setWidth={setWidth} />
            <div className="flex min-h-13 flex-none items-center gap-2 border-b border-line py-2 pr-3 pl-5 max-sm:pr-2 max-sm:pl-4">
              <Dialog.Title className="truncate font-semibold">{title}</Dialog.Title>
              <div className="flex min-w-0 flex-1 items-center gap-2 overflow-hidden">{meta}</div>
              {position && <span className="whitespace-nowrap text-xs text-ink-3">{position}</span>}
              {(onNext || onPrevious) && (
                <span className="flex">
                  <IconButton label="Next, J" icon={<ChevronDown />} disabled={!onNext} onClick={onNext} size="sm" />
                  <IconButton
                    label="Previous, K"
                    icon={<ChevronUp />}
                    disabled={!onPrevious}
                    onClick={onPrevious}
                    size="sm"
                  />
                </span>
              )}
              <Dialog.Close asChild>
                <IconButton label="Close, Esc" icon={<X />} size="sm" />
              </Dialog.Close>
            </div>
            <section aria-label={title} className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
              {children}
            </section>
          </OverlayHost>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
