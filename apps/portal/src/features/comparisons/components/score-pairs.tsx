import type { Comparison, PredictionScore } from '@assay/contracts';
import { cn } from '../../../ui/cn';
import { Delta } from '../../../ui/delta';
import { ExecutionMark } from '../../../ui/execution-mark';
import { Missing } from '../../../ui/missing';
import { Score } from '../../../ui/score';
import { ScrollBox } from '../../../ui/scroll-box';
import type { PairedScores } from '../pair-scores';

type ScorePairsProps = {
  readonly comparison: Comparison;
  /** Place of the execution among the compared, from 1. */
  readonly index: number;
  readonly scores: readonly PairedScores[];
  /** Also why each score is what it is. */
  readonly hasComments?: boolean;
};

const head = 'bg-sunken px-3 py-2 text-xs font-medium whitespace-nowrap text-ink-2';
const cell = 'border-b border-line px-3 py-2 align-top';

/** Every metric's score on both sides of a case. */
export function ScorePairs({
  comparison: { baseline, execution },
  index,
  scores,
  hasComments = false,
}: ScorePairsProps) {
  if (scores.length === 0) return <p className="text-sm text-ink-3">Neither side has a score.</p>;
  return (
    <ScrollBox label={hasComments ? 'Scores of both sides with reasons' : 'Scores of both sides'}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Scores of both sides, metric by metric</caption>
        <thead>
          <tr>
            <th scope="col" className={cn(head, 'text-left')}>
              Metric
            </th>
            <th scope="col" className={cn(head, 'text-right')}>
              <ExecutionMark index={0} name={`#${baseline.number}`} />
            </th>
            <th scope="col" className={cn(head, 'text-right')}>
              <ExecutionMark index={index} name={`#${execution.number}`} />
            </th>
            <th scope="col" className={cn(head, 'text-left')}>
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.map((pair) => (
            <tr key={pair.name}>
              <th scope="row" className={cn(cell, 'text-left font-medium')}>
                {pair.name}
              </th>
              <Side score={pair.a} hasComments={hasComments} />
              <Side score={pair.b} hasComments={hasComments} />
              <td className={cell}>
                <Change pair={pair} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Side({ score, hasComments }: { readonly score: PredictionScore | undefined; readonly hasComments: boolean }) {
  return (
    <td className={cn(cell, 'text-right')}>
      <Score
        value={score?.score ?? null}
        reason={score ? (score.error?.message ?? 'Not scored') : 'This side is not scored by the metric'}
      />
      {hasComments && score && (
        <span className={cn('block text-left text-xs break-words', score.error ? 'text-garnet' : 'text-ink-3')}>
          {score.error ? `${score.error.message} (${score.error.code})` : score.comment}
        </span>
      )}
    </td>
  );
}

function Change({ pair: { a, b } }: { readonly pair: PairedScores }) {
  if (a?.score == null || b?.score == null) return <Missing reason="One side has no score" />;
  return <Delta difference={{ by: b.score - a.score, unit: 'points', isHigherBetter: true, isEvidence: true }} />;
}
