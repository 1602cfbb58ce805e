import { cn } from './cn';
import { formatScore } from './format-score';
import { Missing } from './missing';

type ScoreProps = {
  /** Null: there is none. */
  readonly value: number | null;
  /** Why there is none. */
  readonly reason?: string | undefined;
  readonly locale?: string;
  readonly className?: string;
};

/** A score to three decimals, its full value on hover; a missing one is "–" with its reason and never a zero. */
export function Score({ value, reason, locale, className }: ScoreProps) {
  if (value === null) return <Missing reason={reason ?? 'Not scored'} />;
  return (
    <data value={value} title={String(value)} className={cn('whitespace-nowrap tabular-nums', className)}>
      {formatScore(value, locale)}
    </data>
  );
}
