import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** One sentence: what is missing and what fills it. */
  readonly sentence: string;
  /** The one primary action. */
  readonly action?: ReactNode;
  /** Usually "Load the sample". */
  readonly secondary?: ReactNode;
};

/** Nothing here yet, and the way out of it. */
export function EmptyState({ sentence, action, secondary }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-10 text-center">
      <svg viewBox="0 0 64 64" aria-hidden="true" className="size-16">
        <rect x="8" y="8" width="48" height="48" rx="12" className="fill-sunken stroke-line-2" />
        <path d="M30 22 20 44" strokeWidth="5" strokeLinecap="round" className="stroke-line-2" />
        <path
          d="M35 22 44 44"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="1 8"
          className="stroke-brass-mark"
        />
      </svg>
      <p className="max-w-90 text-balance">{sentence}</p>
      {(action || secondary) && (
        <div className="flex flex-wrap justify-center gap-2">
          {action}
          {secondary}
        </div>
      )}
    </div>
  );
}
