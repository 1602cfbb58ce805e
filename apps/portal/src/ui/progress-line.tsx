import { Progress } from 'radix-ui';
import { cn } from './cn';

type ProgressLineProps = {
  /** What is being done, for people who do not see the line. */
  readonly label: string;
  readonly done: number;
  /** How many of those done went wrong. */
  readonly errors?: number;
  readonly total: number;
  readonly size?: 'sm' | 'lg';
};

const heights = { sm: 'h-1', lg: 'h-2.5' } as const;

/** How far work has come, as a line; what went wrong is hatched at its end. The figures stand beside it. */
export function ProgressLine({ label, done, errors = 0, total, size = 'sm' }: ProgressLineProps) {
  const shareOf = (count: number) => ({ width: `${total === 0 ? 0 : (100 * count) / total}%` });
  const part = 'transition-[width] duration-300';
  return (
    <Progress.Root
      value={Math.min(done, total)}
      max={Math.max(total, 1)}
      aria-label={label}
      getValueLabel={(value, max) => `${value} of ${max}`}
      className={cn('flex overflow-hidden rounded-full bg-press', heights[size])}
    >
      <span className={cn('bg-brass-mark', part)} style={shareOf(done - errors)} />
      <span className={cn('hatch-error', part)} style={shareOf(errors)} />
    </Progress.Root>
  );
}
