import { Progress } from 'radix-ui';
import type { ReactNode } from 'react';

type ProgressBarProps = {
  /** What is being done: "Importing faq-es.xlsx". */
  readonly label: string;
  /** Work done so far; left out while the amount is unknown. */
  readonly done?: number | undefined;
  readonly total: number;
  /** What stands below: "37 of 60 rows, about 2 s left". */
  readonly detail?: ReactNode;
  /** Usually a Cancel button. */
  readonly action?: ReactNode;
};

/** How far long work has come, in words and as a bar. */
export function ProgressBar({ label, done, total, detail, action }: ProgressBarProps) {
  const share = done === undefined || total === 0 ? 0 : Math.min(1, done / total);
  return (
    <div className="grid gap-2">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <span className="min-w-0 break-words text-sm font-medium">{label}</span>
        {action}
      </div>
      <Progress.Root
        value={done ?? null}
        max={Math.max(total, 1)}
        aria-label={label}
        className="h-1.5 overflow-hidden rounded-full bg-press"
      >
        <Progress.Indicator
          className="h-full rounded-full bg-brass-mark transition-[width] duration-300"
          style={{ width: `${share * 100}%` }}
        />
      </Progress.Root>
      {detail && <p className="text-xs text-ink-3">{detail}</p>}
    </div>
  );
}
