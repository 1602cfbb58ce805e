import type { ReactNode } from 'react';
import { ChartFrame } from './chart-frame';
import { cn } from './cn';

/** One interval of scores and how many cases fell into it. */
export type Bin = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** How many of them are under the threshold. */
  readonly under: number;
};

type HistogramProps = {
  readonly label: string;
  readonly bins: readonly Bin[];
  /** False: no threshold, so the bars are neutral. */
  readonly hasThreshold: boolean;
  /** Shows the cases of one bar. */
  readonly onSelect?: (bin: Bin) => void;
  /** A streak on the same axis. */
  readonly children?: ReactNode;
  readonly caption?: ReactNode;
};

/** How scores spread; what missed the threshold is hatched, not only coloured. */
export function Histogram({ label, bins, hasThreshold, onSelect, children, caption }: HistogramProps) {
  const tallest = Math.max(1, ...bins.map((bin) => bin.count));
  const ends = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1] as const;
  const rows = bins.map((bin) => [`${bin.from} to ${bin.to}`, bin.count, bin.under]);
  return (
    <ChartFrame label={label} caption={caption} columns={['Score', 'Cases', 'Under the threshold']} rows={rows}>
      <div>
        <div className="flex h-11 items-end gap-0.5">
          {bins.map((bin) => (
            <Bar key={bin.from} bin={bin} tallest={tallest} hasThreshold={hasThreshold} onSelect={onSelect} />
          ))}
        </div>
        <div className="relative z-1 -mt-[5px]">{children ?? <div className="mt-[5px] h-px bg-line-2" />}</div>
        <div aria-hidden="true" className="flex justify-between text-2xs text-ink-3">
          <span>{ends[0]}</span>
          <span>{(ends[0] + ends[1]) / 2}</span>
          <span>{ends[1]}</span>
        </div>
      </div>
    </ChartFrame>
  );
}

type BarProps = Pick<HistogramProps, 'hasThreshold'> & {
  readonly bin: Bin;
  readonly tallest: number;
  readonly onSelect: ((bin: Bin) => void) | undefined;
};

function Bar({ bin, tallest, hasThreshold, onSelect }: BarProps) {
  const words = `${bin.from} to ${bin.to}: ${bin.count} cases${hasThreshold ? `, ${bin.under} under the threshold` : ''}`;
  const height = (count: number) => ({ height: `${(count / tallest) * 100}%` });
  const fill = hasThreshold
    ? 'bg-[color-mix(in_srgb,var(--patina-mark)_58%,var(--surface))]'
    : 'bg-[color-mix(in_srgb,var(--control)_62%,var(--surface))]';
  const bars = (
    <>
      {bin.count > bin.under && <i className={cn('w-full rounded-t-xs', fill)} style={height(bin.count - bin.under)} />}
      {bin.under > 0 && <i className="w-full hatch-under first:rounded-t-xs" style={height(bin.under)} />}
    </>
  );
  const className = 'flex h-full min-w-0 flex-1 flex-col items-stretch justify-end gap-px';
  if (!onSelect || bin.count === 0) {
    return (
      <span title={words} className={className}>
        {bars}
      </span>
    );
  }
  return (
    <button
      type="button"
      title={words}
      aria-label={words}
      onClick={() => onSelect(bin)}
      className={cn(className, 'rounded-t-xs hover:bg-hover')}
    >
      {bars}
    </button>
  );
}
