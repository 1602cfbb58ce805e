'use client';

import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useOverlayHost } from './overlay-host';

type TooltipProps = {
  readonly text: ReactNode;
  /** One focusable element. */
  readonly children: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
};

/** A short text on hover and on focus. Never the only place of something a person must know. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const host = useOverlayHost();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={host}>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-65 animate-in rounded-md bg-ink px-2.5 py-1.5 text-xs text-canvas fade-in"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
