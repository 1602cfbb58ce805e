'use client';

import { cn } from './cn';

type CountedOption = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** What the count is a sign of. */
  readonly tone?: 'better' | 'worse' | 'none';
};

type CountFilterProps = {
  /** What the counts are of: "Cases by change". */
  readonly label: string;
  readonly options: readonly CountedOption[];
  /** The chosen one, or null for all. */
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
};

const signs = { better: '▲', worse: '▼', none: '=' } as const;
const fills = { better: 'bg-patina-mark', worse: 'bg-cinnabar-mark', none: 'bg-control' } as const;

/** Counts that filter what is below them; pressed again, a count lets everything through. */
export function CountFilter({ label, options, value, onValueChange }: CountFilterProps) {
  const total = options.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset aria-label={label} className="grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-2">
      {options.map((option) => {
        const isChosen = option.value === value;
        const tone = option.tone ?? 'none';
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onValueChange(isChosen ? null : option.value)}
            className={cn(
              'grid gap-2 rounded-lg border border-line bg-surface px-3 py-2.5 text-left transition-colors hover:border-control',
              isChosen && 'border-ink ring-1 ring-ink ring-inset hover:border-ink',
            )}
          >
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span className="inline-flex items-baseline gap-1.5 text-2xl font-semibold">
                {option.tone && (
                  <span aria-hidden="true" className="text-xs text-ink-2">
                    {signs[tone]}
                  </span>
                )}
                {option.count.toLocaleString('en')}
              </span>
              <span className="text-sm text-ink-2">{option.label}</span>
            </span>
            <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-press">
              <span
                className={cn('block h-full rounded-full', fills[tone])}
                style={{ width: `${total === 0 ? 0 : (100 * option.count) / total}%` }}
              />
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
