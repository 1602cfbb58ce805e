import type { ExecutionMetric, PredictionScore } from '@assay/contracts';
import { Check, CircleX, X } from 'lucide-react';
import { Score } from '../../../ui/score';
import { Streak } from '../../../ui/streak';
import { SubScores } from './sub-scores';

type ScoreRowProps = { readonly score: PredictionScore; readonly metric: ExecutionMetric | undefined };

/** One metric's score of a prediction: value against threshold, verdict, and why. */
export function ScoreRow({ score, metric }: ScoreRowProps) {
  const { comment, error, subScores, value } = score;
  const name = metric?.name ?? `Metric ${score.metricIndex + 1}`;
  const raw = rawValue(score);
  return (
    <li className="grid gap-1.5 border-b border-line py-3 first:pt-1 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-32 flex-1">
          <span className="block font-medium break-words">{name}</span>
          {metric && <code className="block font-mono text-xs text-ink-3">{metric.type}</code>}
        </span>
        {score.score !== null && (
          <span className="w-24">
            <Streak label={name} value={score.score} threshold={metric?.threshold ?? undefined} />
          </span>
        )}
        <Score value={score.score} reason={error?.message ?? 'Not scored'} className="w-12 text-right font-semibold" />
        <span className="w-13 text-sm">
          <Verdict score={score} />
        </span>
        <span className="w-26 text-right text-xs text-ink-3">
          {metric?.threshold == null ? 'no threshold' : `threshold ${metric.threshold}`}
        </span>
      </div>
      {comment && <p className="text-sm break-words whitespace-pre-wrap text-ink-2">{comment}</p>}
      {raw !== undefined && (
        <p className="text-xs break-words text-ink-3">
          Measured: <code className="font-mono">{raw}</code>
        </p>
      )}
      {error && (
        <p className="rounded-md border border-garnet-line bg-garnet-soft px-2.5 py-1.5 text-sm break-words">
          {error.message} <code className="font-mono text-xs text-ink-2">{error.code}</code>
        </p>
      )}
      {subScores.length > 0 && <SubScores name={name} subScores={subScores} />}
    </li>
  );

  function rawValue({ score: normalized }: PredictionScore): string | undefined {
    if (value === null || value === normalized || typeof value === 'boolean') return undefined;
    return JSON.stringify(value);
  }
}

function Verdict({ score: { passed, error } }: { readonly score: PredictionScore }) {
  const shape = 'inline-flex items-center gap-1 font-medium';
  if (error) {
    return (
      <span className={`${shape} text-garnet`}>
        <CircleX className="size-3.5" /> Error
      </span>
    );
  }
  if (passed === null) return <span className="text-ink-3">–</span>;
  return passed ? (
    <span className={`${shape} text-patina`}>
      <Check className="size-3.5" /> Pass
    </span>
  ) : (
    <span className={`${shape} text-cinnabar`}>
      <X className="size-3.5" /> Fail
    </span>
  );
}
