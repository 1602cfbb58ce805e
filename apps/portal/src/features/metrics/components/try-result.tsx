import type { ScoreView } from '@assay/contracts';
import { Banner } from '../../../ui/banner';
import { formatScore } from '../../../ui/format-score';
import { PlainTable } from '../../../ui/plain-table';
import { Score } from '../../../ui/score';

/** What a metric said about one case: its score with the reason, or why there is none. */
export function TryResult({ result }: { readonly result: ScoreView }) {
  const { score, value, comment, subScores, error } = result;
  if (error) {
    return (
      <Banner tone="error" title="No score.">
        {error.message} <code className="font-mono text-xs">{error.code}</code>
      </Banner>
    );
  }
  const parts = subScores.filter(({ key }) => key !== '');
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-xs text-ink-3">Score</span>
        <Score value={score} className="text-3xl font-semibold" />
        <span className="text-sm text-ink-2">
          value <code className="font-mono">{JSON.stringify(value)}</code>
        </span>
      </div>
      {comment && <p className="text-pretty break-words text-sm text-ink-2">{comment}</p>}
      {parts.length > 0 && (
        <PlainTable
          label="Parts of the score"
          columns={['Part', 'Score', 'Value']}
          rows={parts.map((part) => [
            part.key,
            part.score === null ? '–' : formatScore(part.score),
            JSON.stringify(part.value),
          ])}
        />
      )}
    </div>
  );
}
