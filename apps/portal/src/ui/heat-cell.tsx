import { cn } from './cn';
import { formatScore } from './format-score';
import { heatLevel } from './heat-level';
import { Missing } from './missing';

const fills = {
  '-3': 'bg-(--heat-w3)',
  '-2': 'bg-(--heat-w2)',
  '-1': 'bg-(--heat-w1)',
  '0': 'bg-(--heat-0)',
  '1': 'bg-(--heat-b1)',
  '2': 'bg-(--heat-b2)',
  '3': 'bg-(--heat-b3)',
} as const;

type HeatCellProps = {
  readonly value: number | null;
  readonly threshold: number | undefined;
  /** What the cell stands for: "Refunds, Correctness". */
  readonly label: string;
  readonly onSelect?: (() => void) | undefined;
};

/** One mean of a heat map, coloured by its distance to the threshold and marked ▼ below it. */
export function HeatCell({ value, threshold, label, onSelect }: HeatCellProps) {
  if (value === null) {
    return (
      <span className="grid h-9 place-items-center">
        <Missing reason={`No scores: ${label}`} />
      </span>
    );
  }
  const level = heatLevel(value, threshold);
  const className = cn(
    'flex h-9 w-full items-center justify-center gap-1 rounded-sm font-medium',
    fills[level],
    level < 0 && 'font-bold',
  );
  const words = level < 0 ? `${label}: ${formatScore(value)}, below the threshold` : `${label}: ${formatScore(value)}`;
  const content = (
    <>
      {level < 0 && (
        <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2 fill-current">
          <path d="M0 1h10L5 9.5Z" />
        </svg>
      )}
      <span aria-hidden="true">{value.toFixed(2)}</span>
      <span className="sr-only">{words}</span>
    </>
  );
  if (!onSelect) return <span className={className}>{content}</span>;
  return (
    <button type="button" onClick={onSelect} className={cn(className, 'hover:ring-2 hover:ring-ink hover:ring-inset')}>
      {content}
    </button>
  );
}
