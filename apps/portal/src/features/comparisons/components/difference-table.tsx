'use client';

import type { ComparedMetric, Comparison } from '@assay/contracts';
import { Card } from '../../../ui/card';
import { ExecutionMark } from '../../../ui/execution-mark';
import { type ForestRow, ForestTable } from '../../../ui/forest-table';
import { TextButton } from '../../../ui/text-button';
import type { CompareState } from '../hooks/use-compare-view';
import { markName } from '../mark-name';
import { verdictTone, verdictWords } from '../verdict-words';

type DifferenceTableProps = {
  readonly comparison: Comparison;
  /** Place of the execution among the compared, from 1. */
  readonly index: number;
  readonly state: CompareState;
};

/** Metric by metric: both means, the paired difference around zero, and how many cases moved. */
export function DifferenceTable({ comparison, index, state }: DifferenceTableProps) {
  const { baseline, execution, composite, metrics } = comparison;
  const rows = [composite, ...metrics].map((metric) => ({
    ...toRow(metric, metric === composite ? 'Composite' : metric.name),
    extra: <Changes {...{ comparison, metric, state }} />,
  }));
  const [a, b] = [markName(0, baseline.number), markName(index, execution.number)];
  return (
    <Card
      isFlush
      title="Difference by metric"
      note={`points, ${b} minus ${a}; 95 % interval of the pairs; p after Holm over the metrics`}
    >
      <ForestTable
        label={`Difference by metric, ${b} minus ${a}`}
        rows={rows}
        aName={<ExecutionMark index={0} name={`#${baseline.number}`} />}
        bName={<ExecutionMark index={index} name={`#${execution.number}`} />}
        extraName="Cases"
      />
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-xs text-ink-3">
        <span>▼ left of zero: {b} is worse</span>
        <span>▲ right of zero: {b} is better</span>
        <span>hollow point: no evidence of a difference</span>
      </p>
    </Card>
  );
}

function toRow(metric: ComparedMetric, label: string): ForestRow {
  const { meanBaseline, mean, difference, interval, adjustedPValue, verdict, nShared, nUnscored } = metric;
  const nPairs = nShared - nUnscored;
  return {
    id: `${metric.type}/${metric.name}`,
    label,
    note: `n ${nPairs.toLocaleString('en')} ${nPairs === 1 ? 'pair' : 'pairs'}`,
    a: meanBaseline,
    b: mean,
    difference: difference === null || interval === null ? null : { by: difference, ...interval },
    p: verdict === 'unchanged' ? null : adjustedPValue,
    words: verdictWords[verdict],
    verdict: verdictTone(verdict),
  };
}

type ChangesProps = { readonly comparison: Comparison; readonly metric: ComparedMetric; readonly state: CompareState };

function Changes({ comparison: { composite, execution }, metric, state: { view, filter } }: ChangesProps) {
  if (metric.verdict === 'not_comparable') return null;
  const name = metric === composite ? null : metric.name;
  const counts = [
    { change: 'worse', sign: '▼', count: metric.nWorse, word: 'worse' },
    { change: 'improved', sign: '▲', count: metric.nImproved, word: 'improved' },
    { change: 'unchanged', sign: '=', count: metric.nUnchanged, word: 'unchanged' },
  ] as const;
  return (
    <span className="flex gap-3 whitespace-nowrap">
      {counts.map(({ change, sign, count, word }) => (
        <TextButton
          key={change}
          isPressed={view.change === change && view.metric === name}
          onClick={() => filter({ with: execution.executionId, change, metric: name })}
          aria-label={`${count} ${word} by ${name ?? 'composite'}`}
          title={`${count} ${word}`}
        >
          <span aria-hidden="true" className="text-2xs text-ink-3">
            {sign}
          </span>{' '}
          {count.toLocaleString('en')}
        </TextButton>
      ))}
    </span>
  );
}
