import type { ReactNode } from 'react';

/** What the marks of a streak mean. */
export function StreakKey({ baselineName }: { readonly baselineName?: string }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3">
      <Entry words="mean, 95 % interval">
        <rect x="0" y="2" width="16" height="8" rx="4" className="fill-patina-mark opacity-35" />
        <rect x="6" y="0" width="4" height="12" rx="2" className="fill-patina-mark" />
      </Entry>
      <Entry words="threshold">
        <path d="M8 0v12" className="stroke-ink" strokeWidth="1.5" />
        <path d="M4 0h8L8 4Z" className="fill-ink" />
      </Entry>
      {baselineName && (
        <Entry words={`baseline ${baselineName}`}>
          <path d="m8 1 5 5-5 5-5-5Z" className="fill-surface stroke-ink-2" strokeWidth="1.5" />
        </Entry>
      )}
    </div>
  );
}

function Entry({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 16 12" aria-hidden="true" className="h-3 w-4">
        {children}
      </svg>
      {words}
    </span>
  );
}
