import type { ComparedMetric, Comparison } from '@assay/contracts';
import { Fragment } from 'react';
import { Card } from '../../../ui/card';
import { cn } from '../../../ui/cn';
import { ExecutionMark } from '../../../ui/execution-mark';
import { Missing } from '../../../ui/missing';
import { Score } from '../../../ui/score';
import { ScrollBox } from '../../../ui/scroll-box';
import { formatPoints } from '../format-points';
import { verdictTone, verdictWords } from '../verdict-words';

const head = 'bg-sunken px-3 py-2 text-xs font-medium whitespace-nowrap text-ink-2';
const cell = 'border-b border-line px-3 py-2';
const first = 'sticky left-0 z-1';
const tones = { better: 'text-patina', worse: 'text-cinnabar', none: 'text-ink-2' } as const;
const signs = { better: '▲', worse: '▼', none: '=' } as const;

/** Several executions against one baseline: a row a metric, a group of columns an execution. */
export function GroupTable({ comparisons }: { readonly comparisons: readonly Comparison[] }) {
  const baseline = comparisons[0]?.baseline;
  const names = [...new Set(comparisons.flatMap(({ metrics }) => metrics.map(({ name }) => name)))];
  return (
    <Card isFlush title="Overview" note={`each against A #${baseline?.number}, over the cases the two share`}>
      <ScrollBox label="Overview of all executions">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">Every execution against the baseline, metric by metric</caption>
          <thead>
            <tr>
              <th rowSpan={2} scope="col" className={cn(head, first, 'text-left align-bottom')}>
                Metric
              </th>
              {comparisons.map(({ execution }, at) => (
                <th
                  key={execution.executionId}
                  colSpan={3}
                  scope="colgroup"
                  className={cn(head, 'border-l border-line text-left')}
                >
                  <ExecutionMark index={at + 1} name={`#${execution.number}`} /> {execution.agentName} v
                  {execution.agentVersion}
                </th>
              ))}
            </tr>
            <tr>
              {comparisons.map(({ execution: { executionId } }) => (
                <Fragment key={executionId}>
                  <th scope="col" className={cn(head, 'border-l border-line text-right')}>
                    Mean
                  </th>
                  <th scope="col" className={cn(head, 'text-right')}>
                    Difference
                  </th>
                  <th scope="col" className={cn(head, 'text-left')}>
                    In words
                  </th>
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              label="Composite"
              cells={comparisons.map(({ execution, composite }) => ({ id: execution.executionId, metric: composite }))}
            />
            {names.map((name) => (
              <Row
                key={name}
                label={name}
                cells={comparisons.map(({ execution, metrics }) => ({
                  id: execution.executionId,
                  metric: metrics.find((metric) => metric.name === name),
                }))}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Card>
  );
}

type RowProps = {
  readonly label: string;
  readonly cells: readonly { readonly id: string; readonly metric: ComparedMetric | undefined }[];
};

function Row({ label, cells }: RowProps) {
  return (
    <tr>
      <th scope="row" className={cn(cell, first, 'bg-surface text-left font-medium')}>
        {label}
      </th>
      {cells.map(({ id, metric }) => (
        <Cells key={id} metric={metric} />
      ))}
    </tr>
  );
}

function Cells({ metric }: { readonly metric: ComparedMetric | undefined }) {
  const tone = verdictTone(metric?.verdict ?? 'not_comparable');
  const difference = metric?.difference ?? null;
  return (
    <>
      <td className={cn(cell, 'border-l text-right')}>
        <Score value={metric?.mean ?? null} reason="No score on shared cases" />
      </td>
      <td className={cn(cell, 'text-right whitespace-nowrap')}>
        {difference === null ? (
          <Missing reason="No case could be paired" />
        ) : (
          <>
            <b className="font-semibold">{formatPoints(difference)}</b>
            {metric?.interval && (
              <span className="block text-xs text-ink-3">
                {formatPoints(metric.interval.low)} to {formatPoints(metric.interval.high)}
              </span>
            )}
          </>
        )}
      </td>
      <td className={cn(cell, 'font-medium', tones[tone])}>
        <span aria-hidden="true">{signs[tone]}</span> {metric ? verdictWords[metric.verdict] : 'Not measured'}
      </td>
    </>
  );
}
