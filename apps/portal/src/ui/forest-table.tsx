'use client';

import type { ReactNode } from 'react';
import { cn } from './cn';
import { forestScale } from './forest-scale';
import { Missing } from './missing';
import { Score } from './score';
import { ScrollBox } from './scroll-box';

/** One metric of a comparison; differences are B minus A in score units. */
export type ForestRow = {
  readonly id: string;
  readonly label: string;
  /** Below the label: "n 97 pairs". */
  readonly note: string;
  readonly a: number | null;
  readonly b: number | null;
  /** Null where nothing could be paired. */
  readonly difference: { readonly by: number; readonly low: number; readonly high: number } | null;
  readonly p: number | null;
  /** The finding: "No evidence of a difference". */
  readonly words: string;
  readonly verdict: 'better' | 'worse' | 'none';
  /** Further cells at the end: counts that filter. */
  readonly extra?: ReactNode;
};

type ForestTableProps = {
  readonly label: string;
  readonly rows: readonly ForestRow[];
  readonly aName: ReactNode;
  readonly bName: ReactNode;
  /** Head of the cells in `extra`. */
  readonly extraName?: string;
};

const pointsPerUnit = 100;
const points = new Intl.NumberFormat('en', {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const inPoints = (value: number) => points.format(value * pointsPerUnit).replace('-', '−');

/** Below this a p-value is only known to be small. */
const smallestP = 0.001;
const formatP = (p: number) => (p < smallestP ? `< ${smallestP}` : p.toFixed(3));

const head = 'bg-sunken px-3 py-2 text-xs font-medium text-ink-2';
const cell = 'border-line px-3 py-2 sm:border-b max-sm:px-0 max-sm:py-0';
/** On a phone a row is a block: name and difference, finding, interval, then the rest, each on its line. */
const line = 'max-sm:col-span-2 max-sm:text-left';
const tones = { better: 'text-patina', worse: 'text-cinnabar', none: 'text-ink' } as const;
const signs = { better: '▲', worse: '▼', none: '=' } as const;

/** Paired differences around zero, one metric a row, each with its interval and its finding in words. */
export function ForestTable({ label, rows, aName, bName, extraName }: ForestTableProps) {
  const ends = rows.flatMap(({ difference }) => (difference ? [difference.low, difference.high, difference.by] : []));
  const scale = forestScale(Math.max(0, ...ends.map((end) => Math.abs(end) * pointsPerUnit)));
  return (
    <ScrollBox label={label}>
      <table className="w-full border-separate border-spacing-0 text-sm max-sm:block sm:min-w-210">
        <caption className="sr-only">{label}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={cn(head, 'text-left')}>
              Metric
            </th>
            <th scope="col" className={cn(head, 'text-right')}>
              {aName}
            </th>
            <th scope="col" className={cn(head, 'text-right')}>
              {bName}
            </th>
            <th scope="col" className={cn(head, 'w-70')}>
              <span className="sr-only">Difference on a scale, in points</span>
              <Axis scale={scale} />
            </th>
            <th scope="col" className={cn(head, 'text-right')}>
              Difference
            </th>
            <th scope="col" className={cn(head, 'text-right')}>
              p
            </th>
            <th scope="col" className={cn(head, 'text-left')}>
              In words
            </th>
            {extraName && (
              <th scope="col" className={cn(head, 'text-left')}>
                {extraName}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <Row key={row.id} {...{ row, scale, aName, bName }} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

type Scaled = { readonly scale: ReturnType<typeof forestScale> };

type RowProps = Scaled & Pick<ForestTableProps, 'aName' | 'bName'> & { readonly row: ForestRow };

function Row({ row, scale, aName, bName }: RowProps) {
  const { label, note, a, b, difference, p, words, verdict, extra } = row;
  return (
    <tr className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-3">
      <th scope="row" className={cn(cell, 'text-left font-medium')}>
        {label}
        <span className="block text-xs font-normal text-ink-3">{note}</span>
      </th>
      <td className={cn(cell, line, 'text-right max-sm:order-4')}>
        <PhoneName name={aName} />
        <Score value={a} reason="No score on shared cases" />
      </td>
      <td className={cn(cell, line, 'text-right max-sm:order-5')}>
        <PhoneName name={bName} />
        <Score value={b} reason="No score on shared cases" />
      </td>
      <td className={cn(cell, line, 'h-12 py-0 max-sm:order-3 max-sm:h-8')}>
        <Interval row={row} scale={scale} />
      </td>
      <td className={cn(cell, 'text-right whitespace-nowrap max-sm:order-1')}>
        {difference ? (
          <>
            <b className="font-semibold">{inPoints(difference.by)}</b>
            <span className="block text-xs text-ink-3">
              {inPoints(difference.low)} to {inPoints(difference.high)}
            </span>
          </>
        ) : (
          <Missing reason="No case could be paired" />
        )}
      </td>
      <td className={cn(cell, line, 'text-right text-ink-2 max-sm:order-6')}>
        <PhoneName name="p" />
        {p === null ? <Missing reason="No test was made" /> : formatP(p)}
      </td>
      <td className={cn(cell, line, 'font-medium max-sm:order-2', tones[verdict])}>
        {difference && <span aria-hidden="true">{signs[verdict]} </span>}
        {words}
      </td>
      {extra !== undefined && <td className={cn(cell, line, 'max-sm:order-7')}>{extra}</td>}
    </tr>
  );
}

/** The name of a value where no head stands above it. */
function PhoneName({ name }: { readonly name: ReactNode }) {
  return <span className="mr-2 text-xs text-ink-2 sm:hidden">{name}</span>;
}

const positionOf = (value: number, { limit }: ReturnType<typeof forestScale>) => `${50 + (50 * value) / limit}%`;

function Axis({ scale }: Scaled) {
  return (
    <span aria-hidden="true" className="relative mx-4 block h-4">
      {scale.lines.map((line) => (
        <span
          key={line}
          className="absolute -translate-x-1/2 text-2xs font-normal text-ink-3"
          style={{ left: positionOf(line, scale) }}
        >
          {line > 0 ? `+${line}` : String(line).replace('-', '−')}
        </span>
      ))}
    </span>
  );
}

const marks = { better: 'bg-patina-mark', worse: 'bg-cinnabar-mark', none: 'bg-control' } as const;
const rings = { better: 'border-patina-mark', worse: 'border-cinnabar-mark', none: 'border-control' } as const;

/** The interval as a bar with ends, the difference as a point: hollow where the interval holds zero. */
function Interval({ row: { difference, verdict }, scale }: Scaled & { readonly row: ForestRow }) {
  const at = (units: number) => positionOf(units * pointsPerUnit, scale);
  return (
    <span aria-hidden="true" className="relative mx-4 block h-full">
      {scale.lines.map((line) => (
        <i
          key={line}
          className={cn('absolute inset-y-0 w-px', line === 0 ? 'bg-control' : 'bg-line')}
          style={{ left: positionOf(line, scale) }}
        />
      ))}
      {difference && (
        <>
          <i
            className={cn(
              'absolute top-1/2 h-0.5 -translate-y-1/2',
              'before:absolute before:-top-1 before:left-0 before:h-2.5 before:w-0.5 before:bg-inherit after:absolute after:-top-1 after:right-0 after:h-2.5 after:w-0.5 after:bg-inherit',
              marks[verdict],
            )}
            style={{ left: at(difference.low), right: `calc(100% - ${at(difference.high)})` }}
          />
          <i
            className={cn(
              'absolute top-1/2 size-2.5 -translate-1/2 rounded-full border-2',
              rings[verdict],
              verdict === 'none' ? 'bg-surface' : marks[verdict],
            )}
            style={{ left: at(difference.by) }}
          />
        </>
      )}
    </span>
  );
}
