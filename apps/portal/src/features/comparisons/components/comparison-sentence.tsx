'use client';

import type { ComparedMetric, Comparison } from '@assay/contracts';
import { ExecutionMark } from '../../../ui/execution-mark';
import { TextButton } from '../../../ui/text-button';
import { changesOf } from '../changes-of';
import { formatPoints } from '../format-points';
import type { CompareState } from '../hooks/use-compare-view';
import { metricInView } from '../metric-in-view';
import { verdictTone, verdictWords } from '../verdict-words';

type ComparisonSentenceProps = {
  readonly comparison: Comparison;
  /** Place of the execution among the compared, from 1. */
  readonly index: number;
  readonly state: CompareState;
};

const tones = { better: 'text-patina', worse: 'text-cinnabar', none: 'text-ink' } as const;

/** An execution against the baseline in words; each count lists its cases. */
export function ComparisonSentence({ comparison, index, state }: ComparisonSentenceProps) {
  const { baseline, execution, nShared } = comparison;
  const subject = metricInView(comparison, null);
  return (
    <div className="grid gap-1">
      <p className="text-xl">
        <ExecutionMark index={index} name={`#${execution.number}`} /> against{' '}
        <ExecutionMark index={0} name={`#${baseline.number}`} /> on {nShared.toLocaleString('en')}{' '}
        {nShared === 1 ? 'shared case' : 'shared cases'}: {finding(comparison, subject)}
      </p>
      {subject && <Counts {...{ comparison, subject, index, state }} />}
      <Others comparison={comparison} subject={subject} />
    </div>
  );
}

function finding({ nShared }: Comparison, subject: ComparedMetric | undefined) {
  if (nShared === 0) return 'there is nothing to compare.';
  if (subject === undefined) return 'no metric measures the same in both.';
  const { name, difference, interval, verdict } = subject;
  if (difference === null) return `${name} has no score in both.`;
  return (
    <>
      {name} <b className="font-semibold">{formatPoints(difference)} points</b>
      {interval && (
        <>
          {' '}
          (95 % CI {formatPoints(interval.low)} to {formatPoints(interval.high)})
        </>
      )}
      , <b className={`font-semibold ${tones[verdictTone(verdict)]}`}>{verdictWords[verdict].toLowerCase()}</b>.
    </>
  );
}

type CountsProps = ComparisonSentenceProps & { readonly subject: ComparedMetric };

function Counts({ comparison, subject, index, state: { view, filter } }: CountsProps) {
  const id = comparison.execution.executionId;
  const metric = subject === comparison.composite ? null : subject.name;
  const counts = changesOf(comparison, subject, index).filter(({ count, isSide }) => count > 0 || !isSide);
  return (
    <p className="flex flex-wrap gap-x-3 text-ink-2">
      {counts.map(({ change, count, label }) => (
        <TextButton
          key={change}
          isPressed={
            view.change === change &&
            view.metric === metric &&
            (view.with === id || (view.with === null && index === 1))
          }
          onClick={() => filter({ with: id, change, metric })}
        >
          {count.toLocaleString('en')} {label}
        </TextButton>
      ))}
    </p>
  );
}

/** The other metrics by what became of them: "Better: Refuses." */
function Others({
  comparison,
  subject,
}: Pick<CountsProps, 'comparison'> & { readonly subject: ComparedMetric | undefined }) {
  const others = comparison.metrics.filter((metric) => metric !== subject);
  const kinds = [...new Set(others.map(({ verdict }) => verdict))];
  if (others.length === 0 || comparison.nShared === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      {kinds.map((kind) => (
        <span key={kind}>
          <b className={`font-medium ${tones[verdictTone(kind)]}`}>{verdictWords[kind]}</b>:{' '}
          {others.flatMap(({ verdict, name }) => (verdict === kind ? [name] : [])).join(', ')}.{' '}
        </span>
      ))}
    </p>
  );
}
