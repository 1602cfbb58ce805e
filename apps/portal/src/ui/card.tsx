import type { ReactNode } from 'react';
import { cn } from './cn';

type CardProps = {
  readonly title?: string;
  /** A quiet half sentence beside the title. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** The content reaches the card's edges: tables and lists. */
  readonly isFlush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A surface that holds one topic. */
export function Card({ title, note, actions, isFlush = false, className, children }: CardProps) {
  return (
    <section className={cn('min-w-0 overflow-clip rounded-lg border border-line bg-surface shadow-card', className)}>
      {title && (
        <header className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-2">
          <h2 className="text-lg font-semibold">{title}</h2>
          {note && <span className="text-sm text-ink-3">{note}</span>}
          {actions && <div className="ml-auto flex items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className={cn(!isFlush && 'p-4')}>{children}</div>
    </section>
  );
}
