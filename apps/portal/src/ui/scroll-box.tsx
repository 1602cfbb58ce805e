'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cn } from './cn';

type ScrollBoxProps = {
  /** Names what scrolls. */
  readonly label: string;
  readonly className?: string | undefined;
  /** For a caller that follows the scrolling. */
  readonly box?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** A part of the page that scrolls by itself; the keyboard reaches it exactly when there is something to scroll. */
export function ScrollBox({ label, className, box, children }: ScrollBoxProps) {
  const own = useRef<HTMLElement>(null);
  const ref = box ?? own;
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setScrollable(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return (
    <section
      ref={ref}
      aria-label={label}
      tabIndex={isScrollable ? 0 : undefined}
      className={cn('relative overflow-auto', className)}
    >
      {children}
    </section>
  );
}
