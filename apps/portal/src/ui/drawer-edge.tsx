'use client';

import type { KeyboardEvent, PointerEvent } from 'react';
import { drawerMin } from './use-drawer-width';

/** How far one arrow key moves the edge, in pixels. */
const KEY_STEP = 24;

type DrawerEdgeProps = { readonly width: number; readonly setWidth: (width: number) => void };

/** The drawer's left edge: dragged, or moved by the arrow keys. */
export function DrawerEdge({ width, setWidth }: DrawerEdgeProps) {
  function onPointerMove(event: PointerEvent) {
    if (event.buttons === 1) setWidth(window.innerWidth - event.clientX);
  }
  function onKeyDown(event: KeyboardEvent) {
    const direction = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    if (direction) setWidth(width + direction * KEY_STEP);
  }
  return (
    <hr
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Width of the drawer"
      aria-valuenow={width}
      aria-valuemin={drawerMin}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      className="absolute inset-y-0 -left-1 z-10 m-0 h-full w-2 cursor-col-resize border-0 hover:bg-brass-mark/40 focus-visible:bg-brass-mark/40 max-sm:hidden"
    />
  );
}
