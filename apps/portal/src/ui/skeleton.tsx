import { cn } from './cn';

type SkeletonProps = {
  /** How many lines of text it stands for. */
  readonly lines?: number;
  /** Set the size of what it stands for, so that nothing moves when that arrives. */
  readonly className?: string;
};

const widths = ['w-2/5', 'w-4/5', 'w-full', 'w-3/5'] as const;

/** A grey stand-in for content that is on its way. */
export function Skeleton({ lines = 1, className }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="grid w-full gap-2">
      {Array.from({ length: lines }, (_, line) => ({
        key: `line-${line + 1}`,
        width: widths[line % widths.length],
      })).map(({ key, width }) => (
        <div key={key} className={cn('h-3 animate-skeleton rounded-sm skeleton-fill', width, className)} />
      ))}
    </div>
  );
}
