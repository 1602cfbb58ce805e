'use client';

import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { IconButton } from './icon-button';
import { NavList } from './nav-list';
import { useShell } from './shell-context';
import { useFocusReturn } from './use-focus-return';

/** The navigation on a phone: a drawer behind one button of the top bar. */
export function PhoneMenu() {
  const { workspace, person, notes } = useShell();
  const [isOpen, setOpen] = useState(false);
  const focus = useFocusReturn('content');
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label="Menu" icon={<Menu className="size-5" />} className="sm:hidden" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-in bg-scrim fade-in" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-75 max-w-[calc(100vw-48px)] animate-in flex-col gap-3 overflow-y-auto border-r border-line-2 bg-canvas p-3 shadow-dialog outline-none duration-180 ease-out slide-in-from-left"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="px-2 text-lg font-semibold">Assay</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close the menu" icon={<X />} />
            </Dialog.Close>
          </div>
          {workspace}
          <NavList notes={notes} isRail={false} onNavigate={() => setOpen(false)} />
          <div className="mt-auto border-t border-line pt-2">{person}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
