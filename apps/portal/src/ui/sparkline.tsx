import { formatScore } from './format-score';

type SparklineProps = {
  /** What the line shows, for people who do not see it: "Composite". */
  readonly label: string;
  /** In the order of time, each from 0 to 1; null leaves a gap. */
  readonly points: readonly { readonly name: string; readonly value: number | null }[];
  /** A dashed line across. */
  readonly threshold?: number | undefined;
  readonly className?: string;
};

const [width, height, inset] = [96, 28, 4];

/** The last few values as a line one can read in passing; its figures are in its text. */
export function Sparkline({ label, points, threshold, className = 'h-7 w-24' }: SparklineProps) {
  const x = (index: number) => inset + (index * (width - 2 * inset)) / Math.max(1, points.length - 1);
  const y = (value: number) => inset + (1 - value) * (height - 2 * inset);
  const spots = points.flatMap(({ value }, index) => (value === null ? [] : [{ x: x(index), y: y(value) }]));
  const last = spots.at(-1);
  const words = points.map(({ name, value }) => `${name} ${value === null ? 'none' : formatScore(value)}`).join(', ');
  const text = `${label}: ${words}${threshold === undefined ? '' : `; threshold ${formatScore(threshold)}`}`;
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      <title>{text}</title>
      {threshold !== undefined && (
        <path
          d={`M0 ${y(threshold)}H${width}`}
          className="stroke-control"
          strokeDasharray="2 2"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <polyline
        points={spots.map((spot) => `${spot.x},${spot.y}`).join(' ')}
        className="fill-none stroke-ink-2"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {last && (
        // A line of no length with round ends stays a circle, however the chart is stretched.
        <path
          d={`M${last.x} ${last.y}h0`}
          className="stroke-brass-mark"
          strokeWidth="5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
