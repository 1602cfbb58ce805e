import { cn } from './cn';

type BarScore = {
  readonly metric: string;
  /** 0 to 1; null when it could not be computed. */
  readonly score: number | null;
  /** `off`: scored but of no weight; `none`: this metric does not apply to the case. */
  readonly state: 'pass' | 'under' | 'error' | 'off' | 'none';
};

const frames = {
  pass: 'bg-sunken ring-line',
  under: 'bg-sunken ring-cinnabar-mark',
  error: 'hatch-error ring-line',
  off: 'bg-sunken ring-line',
  none: 'ring-transparent border-b border-line-2',
} as const;
const fills = {
  pass: 'bg-[color-mix(in_srgb,var(--patina-mark)_72%,var(--surface))]',
  under: 'bg-cinnabar-mark',
  error: 'hidden',
  off: 'bg-control',
  none: 'hidden',
} as const;
const words = { pass: 'pass', under: 'under its threshold', error: 'error', off: 'no weight', none: 'none' } as const;

/** The scores of one case as small bars, one a metric and always in the same order. */
export function ScoreBars({ scores }: { readonly scores: readonly BarScore[] }) {
  const label = scores
    .map(({ metric, score, state }) => `${metric} ${score?.toFixed(2) ?? ''} ${words[state]}`)
    .join('; ');
  return (
    <span role="img" aria-label={label} title={label} className="inline-flex h-5 items-end gap-[3px]">
      {scores.map(({ metric, score, state }) => (
        <i
          key={metric}
          className={cn('relative h-5 w-[9px] overflow-hidden rounded-xs ring-1 ring-inset', frames[state])}
        >
          <i
            className={cn('absolute inset-x-0 bottom-0 min-h-0.5', fills[state])}
            style={{ height: `${(score ?? 0) * 100}%` }}
          />
        </i>
      ))}
    </span>
  );
}
