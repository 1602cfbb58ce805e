'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { cn } from './cn';

type ScrollBoxProps = {
  /** Names what scrolls. */
  readonly label: string;
  readonly className?: string | undefined;
  /** For a caller that follows the scrolling: told the element once it is there. Keep it the same between renders. */
  readonly onBox?: (box: HTMLElement | null) => void;
  readonly children: ReactNode;
};

/** A part of the page that scrolls by itself; the keyboard reaches it exactly when there is something to scroll. */
export function ScrollBox({ label, className, onBox, children }: ScrollBoxProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => onBox?.(element), [onBox, element]);
  useEffect(() => {
    if (!element) return;
    const measure = () =>
      setScrollable(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return (
    <section
      ref={setElement}
      aria-label={label}
      tabIndex={isScrollable ? 0 : undefined}
      className={cn('relative overflow-auto', className)}
    >
      {children}
    </section>
  );
}
