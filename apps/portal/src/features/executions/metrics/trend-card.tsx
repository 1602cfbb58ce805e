'use client';

import type { ExecutionDetail } from '@assay/contracts';
import Link from 'next/link';
import { useApiQuery } from '../../../data/use-api-query';
import { Card } from '../../../ui/card';
import { ChartFrame } from '../../../ui/chart-frame';
import { cn } from '../../../ui/cn';
import { formatScore } from '../../../ui/format-score';
import { evaluatorQuery } from '../queries';
import { trendPoints } from './trend-points';

type TrendCardProps = { readonly execution: ExecutionDetail };

/** How the composite went over the evaluator's latest executions; each point leads to its execution. */
export function TrendCard({ execution: { id, evaluatorId, snapshot } }: TrendCardProps) {
  const { data } = useApiQuery(evaluatorQuery(evaluatorId));
  const points = trendPoints(data?.recentExecutions ?? []);
  const { compositeThreshold } = snapshot.evaluator;
  const rows = points.map(({ execution, composite }) => [`#${execution.number}`, formatScore(composite)]);
  return (
    <Card title="Trend" note="composite of the latest executions">
      <ChartFrame label="Trend of the composite" columns={['Execution', 'Composite']} rows={rows}>
        <div className="mr-6 ml-8 pt-2 pb-6">
          <div className="relative h-36 border-b border-line-2">
            <Axis threshold={compositeThreshold} />
            <TrendLine points={points} />
            {points.map((point) => (
              <Point key={point.execution.id} point={point} isCurrent={point.execution.id === id} />
            ))}
          </div>
        </div>
      </ChartFrame>
    </Card>
  );
}

type PointOf = ReturnType<typeof trendPoints>[number];

function Axis({ threshold }: { readonly threshold: number | null }) {
  return (
    <div aria-hidden="true" className="text-2xs text-ink-3">
      {[0, 1].map((value) => (
        <span key={value} className="absolute -left-6 translate-y-1/2" style={{ bottom: `${value * 100}%` }}>
          {value}
        </span>
      ))}
      {threshold !== null && (
        <span
          className="absolute inset-x-0 border-t border-dashed border-ink-2"
          style={{ bottom: `${threshold * 100}%` }}
        >
          <span className="absolute right-0 bottom-0.5">threshold {formatScore(threshold)}</span>
        </span>
      )}
    </div>
  );
}

function TrendLine({ points }: { readonly points: readonly PointOf[] }) {
  const line = points.map(({ x, composite }) => `${x * 100},${(1 - composite) * 100}`).join(' ');
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
      <polyline
        points={line}
        className="fill-none stroke-control"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Point({ point, isCurrent }: { readonly point: PointOf; readonly isCurrent: boolean }) {
  const { execution, composite, x } = point;
  const at = { left: `${x * 100}%`, bottom: `${composite * 100}%` };
  return (
    <Link
      href={`/evaluation/executions/${execution.id}`}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={`#${execution.number}: composite ${formatScore(composite)}`}
      title={`#${execution.number}: ${formatScore(composite)}`}
      style={at}
      className="group absolute z-1 grid size-6 -translate-x-1/2 translate-y-1/2 place-items-center rounded-full"
    >
      <i
        className={cn(
          'size-2.5 rounded-full border-2 border-ink-2 bg-surface group-hover:bg-ink-2',
          isCurrent && 'size-3 border-brass-mark bg-brass-mark',
        )}
      />
      <span className={cn('absolute top-5 text-2xs text-ink-3', isCurrent && 'font-semibold text-ink')}>
        #{execution.number}
      </span>
    </Link>
  );
}
