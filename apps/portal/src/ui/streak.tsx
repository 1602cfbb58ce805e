import { cn } from './cn';
import { formatScore } from './format-score';

type StreakProps = {
  /** What is measured, for people who do not see it. */
  readonly label: string;
  readonly value: number;
  /** 95 % confidence interval. */
  readonly interval?: readonly [low: number, high: number] | undefined;
  readonly threshold?: number | undefined;
  readonly baseline?: number | undefined;
  /** Ends of the axis. */
  readonly domain?: readonly [number, number];
  readonly locale?: string;
  /** It stands below a histogram: the threshold reaches up through the bars. */
  readonly isBelowBars?: boolean;
  readonly className?: string;
};

const tones = {
  pass: '[--tone:var(--patina-mark)]',
  fail: '[--tone:var(--cinnabar-mark)]',
  none: '[--tone:var(--ink-3)]',
};

const thresholdMark =
  'absolute after:absolute after:-top-[3px] after:-left-[4.75px] after:border-4 after:border-b-0 after:border-transparent after:border-t-ink';

/** A value with its interval, threshold and baseline on one axis: the product's signature. */
export function Streak(props: StreakProps) {
  const { value, interval, threshold, baseline, domain = [0, 1], className } = props;
  const at = (point: number) => `${position(point, domain)}%`;
  return (
    <div
      role="img"
      aria-label={inWords(props)}
      className={cn('relative h-5 w-full min-w-16', tones[verdict(props)], className)}
    >
      <i className="absolute inset-x-0 top-[9px] h-0.5 rounded-full bg-line-2" />
      {interval && (
        <i
          className="absolute top-1.5 h-2 rounded-full bg-[color-mix(in_srgb,var(--tone)_34%,var(--surface))]"
          style={{ left: at(interval[0]), right: `${100 - position(interval[1], domain)}%` }}
        />
      )}
      {baseline !== undefined && (
        <i
          className="absolute top-1.5 -ml-1 size-2 rotate-45 border-[1.5px] border-ink-2 bg-surface"
          style={{ left: at(baseline) }}
        />
      )}
      <i
        className="absolute top-[3px] -ml-0.5 h-3.5 w-1 rounded-full bg-(--tone) ring-2 ring-surface"
        style={{ left: at(value) }}
      />
      {threshold !== undefined && (
        <i
          className={cn(
            thresholdMark,
            props.isBelowBars
              ? '-top-[38px] bottom-1 border-l border-dashed border-ink-2'
              : 'inset-y-0 border-l-[1.5px] border-ink',
          )}
          style={{ left: at(threshold) }}
        />
      )}
    </div>
  );
}

function verdict({ value, threshold }: StreakProps): keyof typeof tones {
  if (threshold === undefined) return 'none';
  return value >= threshold ? 'pass' : 'fail';
}

/** Place on the axis in percent, kept inside it. */
function position(point: number, [from, to]: readonly [number, number]): number {
  return Math.min(100, Math.max(0, ((point - from) / (to - from)) * 100));
}

function inWords({ label, value, interval, threshold, baseline, locale }: StreakProps): string {
  const say = (score: number) => formatScore(score, locale);
  const parts = [`${label} ${say(value)}`];
  if (interval) parts.push(`95 % interval ${say(interval[0])} to ${say(interval[1])}`);
  if (threshold !== undefined) parts.push(`threshold ${say(threshold)}`);
  if (baseline !== undefined) parts.push(`baseline ${say(baseline)}`);
  return parts.join(', ');
}
